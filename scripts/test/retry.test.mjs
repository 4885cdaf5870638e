import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { flakyFaults, recordFlaky } from './flaky-history.mjs';
import { afterRetry, isRetried } from './retry.mjs';

const folder = mkdtempSync(join(tmpdir(), 'flaky-'));
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['a page', '@comanda/diner-web', '/x/apps/diner-web/src/app/app.test.tsx', 'late', true],
  ['a rule', '@comanda/cart', '/x/packages/cart/src/add-line.test.ts', '3 cents', false],
  [
    'a refund',
    '@comanda/api',
    '/x/apps/api/src/modules/payments/settle/refund-faults.test.ts',
    'charged twice',
    false,
  ],
  ['permissions', '@comanda/api', '/x/apps/api/src/deny-matrix/deny-matrix.test.ts', '200', false],
  ['a journey', 'e2e', 'journeys/links.spec.ts', 'Timeout', true],
  ['a charge in a journey', 'e2e', 'journeys/x.spec.ts', 'Error: invariant: charged once', false],
])('%s is tried again or not', (_, packageName, file, why, expected) => {
  expect(isRetried({ file, why }, packageName)).toBe(expected);
});

const suite = {
  name: 'e2e',
  passed: 7,
  failed: 2,
  skipped: 0,
  failures: [
    { test: 'links', why: 'late', file: 'a' },
    { test: 'cart', why: 'late', file: 'b' },
  ],
};

test('a test that passes alone is flaky, one that fails again is failed', () => {
  const again = { passed: 1, failed: 1, failures: [{ test: 'cart', why: 'late' }] };
  expect(afterRetry(suite, suite.failures, again)).toMatchObject({
    passed: 7,
    flaky: 1,
    failed: 1,
    failures: [{ test: 'cart' }],
    flakyTests: [{ test: 'links' }],
  });
});

test('a second run without a report excuses nothing', () => {
  const again = { passed: 0, failed: 1, failures: [], note: 'left no readable report' };
  expect(afterRetry(suite, suite.failures, again)).toMatchObject({ flaky: 0, failed: 2 });
});

test('four flaky tests in a run are too many, and one in three runs of twenty', () => {
  expect(flakyFaults([run('a', 'b', 'c')], ['a', 'b', 'c'])).toEqual([]);
  expect(flakyFaults([run('a', 'b', 'c', 'd')], ['a', 'b', 'c', 'd'])).toHaveLength(1);
  expect(flakyFaults([run('a'), run(), run('a')], ['a'])).toEqual([]);
  expect(flakyFaults([run('a'), run(), run('a'), run('a')], ['a'])).toEqual([
    'flaky 3 times in the last 4 runs: a',
  ]);
});

test('twenty runs are kept', () => {
  const file = join(folder, 'deep/history.json');
  for (let at = 0; at < 25; at += 1) recordFlaky(file, [`test ${at}`]);
  const runs = JSON.parse(readFileSync(file, 'utf8'));
  expect(runs).toHaveLength(20);
  expect(runs[0].flaky).toEqual(['test 5']);
});

function run(...flaky) {
  return { flaky };
}
