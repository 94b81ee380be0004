/** Two soft sounds, made on the spot: a glass touched with a spoon, and two low taps on wood. */

export type Sound = 'turn' | 'affected';

/** When each tone begins, in seconds, and how high it is. */
const TONES: Record<Sound, [at: number, pitch: number][]> = {
  turn: [
    [0, 660],
    [0.14, 990],
  ],
  affected: [
    [0, 330],
    [0.18, 247],
  ],
};
const LENGTH = 0.75;

let context: AudioContext | undefined;
let free = 0; // when the sound before is over

/** Play *sound*, after the one that is still to be heard. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  const start = Math.max(context.currentTime, free);
  free = start + LENGTH;
  for (const [at, pitch] of TONES[sound]) tone(context, start + at, pitch);
}

function tone(audio: AudioContext, at: number, pitch: number): void {
  const [voice, volume] = [audio.createOscillator(), audio.createGain()];
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.08, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + LENGTH - 0.05);
  voice.connect(volume).connect(audio.destination);
  voice.start(at);
  voice.stop(at + LENGTH);
}
