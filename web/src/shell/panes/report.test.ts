import { expect, test } from 'vitest';
import { entry, FakeSocket, now, seatNow, welcome } from '../../testing/fakes';
import { Table } from '../../wire/table.svelte';
import { reportOf } from './report';

test('a report says who looked at which move of which table, with which versions; the record comes with the end', async () => {
  FakeSocket.opened = [];
  const table = new Table('tok', FakeSocket.open);
  FakeSocket.last.accept();
  FakeSocket.last.hear(
    welcome({ program: '1.2' }),
    now({ step: 7, seats: [seatNow(0, null, { view: 'mine', log: [entry(7, 1, 'moved')] })] }),
  );
  const report = await reportOf(table, 'odd', 'fr');
  table.close();
  expect(report).toMatchObject({ words: 'odd', program: '1.2', game: 'toy', seat: 0, step: 7, view: 'mine', record: '', language: 'fr' });
  expect(report.log).toEqual([entry(7, 1, 'moved')]);
  expect(report.pack).toEqual({ name: '', hash: 'h', version: '1', words: 'w' });
  expect(JSON.stringify(report)).not.toContain('tok');
});
