import { beforeEach, expect, test } from 'vitest';
import { dropNotes, keepNotes, notesOf } from './notes';

beforeEach(() => localStorage.clear());

test('each seat of each table has notes of its own', () => {
  keepNotes('one', 0, 'Ben bluffs');
  keepNotes('one', 1, 'Ana waits');
  keepNotes('two', null, 'a fine game');
  expect([notesOf('one', 0), notesOf('one', 1), notesOf('two', null), notesOf('two', 0)]).toEqual([
    'Ben bluffs',
    'Ana waits',
    'a fine game',
    '',
  ]);
});

test('a table that is forgotten takes its notes along, and no others', () => {
  keepNotes('one', 0, 'x');
  keepNotes('one', 1, 'y');
  keepNotes('one-more', 0, 'z');
  dropNotes('one');
  expect([notesOf('one', 0), notesOf('one', 1), notesOf('one-more', 0)]).toEqual(['', '', 'z']);
});

test('what is wiped out leaves nothing behind, and what cannot be read is nothing', () => {
  keepNotes('one', 0, 'x');
  keepNotes('one', 0, '');
  expect(localStorage.getItem('herzog.notes')).toBe('{}');
  localStorage.setItem('herzog.notes', 'nonsense');
  expect(notesOf('one', 0)).toBe('');
});
