/** Who sits where. */

import type { Chair } from './types.gen';

/** Return *chairs* with numbers after the names that several people have, as the log calls them. */
export function toldApart(chairs: Chair[]): Chair[] {
  return chairs.map((chair, seat) => {
    const same = chairs.flatMap(({ name }, at) => (name === chair.name ? [at] : []));
    return chair.name && same.length > 1 ? { ...chair, name: `${chair.name} ${same.indexOf(seat) + 1}` } : chair;
  });
}

/** Return the names of the people at *seats*, each with the seat; who gave none is left out. */
export function namesAt(chairs: Chair[], seats: number[]): [name: string, seat: number][] {
  return seats.flatMap((seat): [string, number][] => (chairs[seat]?.name ? [[chairs[seat].name, seat]] : []));
}
