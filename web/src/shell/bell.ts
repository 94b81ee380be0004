/** A small glass touched with a spoon: two soft tones, made on the spot. */

let context: AudioContext | undefined;

export function bell(): void {
  context ??= new AudioContext();
  for (const [at, pitch] of [
    [0, 660],
    [0.14, 990],
  ] as const) {
    tone(context, context.currentTime + at, pitch);
  }
}

function tone(audio: AudioContext, at: number, pitch: number): void {
  const [voice, volume] = [audio.createOscillator(), audio.createGain()];
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.08, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.7);
  voice.connect(volume).connect(audio.destination);
  voice.start(at);
  voice.stop(at + 0.75);
}
