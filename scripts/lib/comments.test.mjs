import { expect, test } from 'vitest';
import { riddlesIn } from './comments.mjs';

test.each([
  '/** What a guest reads. */',
  '/**\n * Whose table it is.\n */',
  '// That is not so.',
  'call(); // Nobody asks.',
  '/* Somebody else. */',
])('finds %s', (comment) => {
  expect(riddlesIn(`const a = 1;\n${comment}\n`)).toHaveLength(1);
});

test.each([
  '/** Returns the text that a guest reads. */',
  '// Guests read this, and a line may break before\n// what follows.',
  '/** Whatsoever. */',
  "const url = 'https://who.example'; const text = '// no comment';",
])('leaves %s', (text) => {
  expect(riddlesIn(text)).toEqual([]);
});
