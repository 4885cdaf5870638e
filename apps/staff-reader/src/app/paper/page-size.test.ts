import { expect, test } from 'vitest';
import { pageRule } from './page-size';

test('a page is as long as its paper, and a little longer for the cutter', () => {
  expect(pageRule(378)).toBe('@page { size: 80mm 109mm; margin: 0; }');
});
