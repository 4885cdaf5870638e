import { expect, test } from 'vitest';
import { riddlesIn } from './comments.mjs';

const RIDDLES = ['What a guest reads.', 'Whose table it is.', 'That is not so.', 'Nobody asks.'];
const FORMS = [
  (words) => `/** ${words} */`,
  (words) => `/**\n * ${words}\n */`,
  (words) => `// ${words}`,
  (words) => `call(); // ${words}`,
  (words) => `/* ${words} */`,
];

test.each(RIDDLES.flatMap((words) => FORMS.map((form) => form(words))))('finds %s', (comment) => {
  expect(riddlesIn(`const a = 1;\n${comment}\n`)).toHaveLength(1);
});

test.each([
  ...FORMS.map((form) => form('Returns the text that a guest reads.')),
  ...FORMS.map((form) => form('Whatsoever.')),
  '// Guests read this, and a line may break before\n// what follows.',
  `const url = 'https://who.example';`,
])('leaves %s', (text) => {
  expect(riddlesIn(text)).toEqual([]);
});
