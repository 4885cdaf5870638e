import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compareRules, idsCitedIn } from './rules.mjs';

test.each([
  [`test('CART-1 adds a line', f)`, ['CART-1']],
  [`describe("CART-12a: merging", f)`, ['CART-12a']],
  [`test.each([['a', 1], ['b', 2]])('CART-2 of %s', f)`, ['CART-2']],
  [`it(\n  'CART-3, CART-4 and TIP-5 hold', f)`, ['CART-3', 'CART-4', 'TIP-5']],
  [`test('adds up as CART-1 says', f)`, []],
  [`expect(x).toBe('no CART-9')`, []],
])('reads the ids that open a title: %s', (source, ids) => {
  expect(idsCitedIn(source)).toEqual(ids);
});

test('names rules without a test and tests without a rule', () => {
  const directory = mkdtempSync(join(tmpdir(), 'rules-'));
  mkdirSync(join(directory, 'src'));
  writeFileSync(join(directory, 'SPEC.md'), '- **CART-1** one\n- **CART-2** two\n');
  writeFileSync(
    join(directory, 'src', 'a.test.ts'),
    `test('CART-1 one', f);\ntest('CRT-7 typo', f);\n`,
  );

  const { rules, untested, unknown } = compareRules([{ folder: 'packages/cart', directory }]);

  expect(rules).toEqual(['CART-1', 'CART-2']);
  expect(untested).toEqual([['CART-2', 'packages/cart']]);
  expect(unknown).toEqual([['CRT-7', join(directory, 'src', 'a.test.ts')]]);
  rmSync(directory, { recursive: true });
});
