import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countsLine, judge, readPlaywright, readVitest, sum } from './suites.mjs';

const folder = mkdtempSync(join(tmpdir(), 'suites-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('counts a test file that broke while loading as a failure', () => {
  const file = report('vitest.json', {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'failed', assertionResults: [] },
    ],
  });

  expect(readVitest(file)).toEqual({ passed: 3, failed: 2, skipped: 0 });
});

test('does not take a flaky browser test for a passed one', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };

  expect(readPlaywright(report('playwright.json', { stats, errors: [] }))).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
  });
});

test('takes a missing report for a failure', () => {
  expect(readVitest(join(folder, 'nowhere.json')).failed).toBe(1);
});

test('fails a suite that ran nothing, and one that ended badly with every test green', () => {
  expect(judge({ passed: 0, failed: 0, skipped: 0 }).failed).toBe(1);
  expect(judge({ passed: 9, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  expect(judge({ passed: 9, failed: 0, skipped: 0 }, 0).failed).toBe(0);
});

test('closes with one line of counts', () => {
  const suites = [
    { passed: 2, failed: 0, skipped: 0 },
    { passed: 3, failed: 1, skipped: 0 },
  ];

  expect(countsLine(sum(suites))).toBe('5 passed, 1 failed');
  expect(countsLine({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped');
});

function report(name, content) {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
}
