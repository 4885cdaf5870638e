import { expect, test } from 'vitest';
import { isSeen } from './seen-text';

test.each(['Poutine', '7', '北', 'ก็', '🍔', '👩‍🍳', '♥', '…', ' a ', '\u200Ba'])(
  'something is seen of %j',
  (text) => {
    expect(isSeen(text)).toBe(true);
  },
);

test.each([
  '',
  ' ',
  '\u00A0',
  '\t\n',
  '\u200B',
  '\u200D\u200C',
  '\u202E',
  '\uFE0F',
  '\u00AD',
  '\u0301',
  '\u115F',
  '\u3164',
  '\uFFA0',
  '\u2800',
  '\u{E0041}',
])('nothing is seen of %j', (text) => {
  expect(isSeen(text)).toBe(false);
});
