import { expect, test } from 'vitest';
import { between, MAP, ROOM, roomOn, spots } from './layout';

const crowd = [
  { x: 775, y: 455 },
  { x: 645, y: 385 },
  { x: 660, y: 525 },
  { x: 990, y: 410 },
];

test.each(Object.values(ROOM))('no tile covers another, and none leaves the map', (room) => {
  const found = spots(crowd, room);
  for (const [at, a] of found.entries()) {
    expect(a.x).toBeGreaterThanOrEqual(room.width / 2);
    expect(a.x).toBeLessThanOrEqual(MAP.width - room.width / 2);
    for (const b of found.slice(at + 1)) {
      expect(Math.abs(a.x - b.x) > room.width - 8 || Math.abs(a.y - b.y) > room.height - 8).toBe(true);
    }
  }
});

test('places far apart stay where the pack puts them', () => {
  const far = [
    { x: 200, y: 200 },
    { x: 700, y: 500 },
  ];
  expect(spots(far)).toEqual(far);
});

test('a toll stands halfway between two tiles', () => {
  expect(between({ x: 100, y: 100 }, { x: 500, y: 100 })).toEqual({ x: 300, y: 100 });
});

test('a phone, a desk and a tablet held upright each have their room', () => {
  expect([roomOn(350, 440), roomOn(480, 340), roomOn(795, 305)]).toEqual([ROOM.tall, ROOM.wide, ROOM.flat]);
});

test('between two tiles side by side it stands above the names along their lower edges', () => {
  const { x, y } = between({ x: 300, y: 400 }, { x: 526, y: 400 }, ROOM.tall);
  expect(x).toBe(413);
  expect(y).toBeLessThan(400 - 20);
});

test('a toll keeps off a tile that lies on its road', () => {
  const [a, b, middle] = [
    { x: 100, y: 100 },
    { x: 900, y: 600 },
    { x: 500, y: 350 },
  ];
  const { x, y } = between(a, b, ROOM.wide, [a, b, middle]);
  expect(Math.abs(x - 500) > 70 || Math.abs(y - 350) > 52).toBe(true);
});
