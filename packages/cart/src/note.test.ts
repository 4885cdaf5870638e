import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toLine } from './add-line';
import { lineKey } from './line-key';
import { limitNote, roomInNote } from './note';
import { aDraft } from './test-carts';

describe('CART-22: notes', () => {
  test.each([
    ['no onions', 'no onions', 241],
    ['  no onions\n', 'no onions', 241],
    ['', '', 250],
    ['x'.repeat(250), 'x'.repeat(250), 0],
    ['x'.repeat(251), 'x'.repeat(250), -1],
    [`${'x'.repeat(249)}🌶️`, 'x'.repeat(249), -2],
    [`${'x'.repeat(248)}  yes`, 'x'.repeat(248), -3],
  ])('CART-22: %j', (text, kept, room) => {
    expect(limitNote(text)).toBe(kept);
    expect(roomInNote(text)).toBe(room);
  });

  test('CART-22: a line keeps what fits; lines that keep the same are one line', () => {
    const long = aDraft({ special_instructions: 'x'.repeat(300) });
    const fitting = aDraft({ special_instructions: 'x'.repeat(250) });
    expect(toLine(long, 'line-1').special_instructions).toBe('x'.repeat(250));
    expect(lineKey(long)).toBe(lineKey(fitting));
  });

  test('CART-22: cutting again changes nothing, and no character is halved', () => {
    const unit = fc.constantFrom('a', ' ', 'é', '🍕', '👩‍🍳');
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 400 }), (text) => {
        const kept = limitNote(text);
        expect(kept.length).toBeLessThanOrEqual(250);
        expect(kept).not.toMatch(/\p{Surrogate}/u);
        expect(limitNote(kept)).toBe(kept);
        expect(text).toContain(kept);
      }),
    );
  });
});
