import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countsLine, failureLines, judge, readPlaywright, readVitest, sum } from './suites.mjs';

const folder = mkdtempSync(join(tmpdir(), 'suites-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('counts a test file that broke while loading as a failure', () => {
  const file = report('vitest.json', {
    numPassedTests: 3,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      { status: 'passed', name: 'ok.test.ts', assertionResults: [{ status: 'passed' }] },
      {
        status: 'failed',
        name: 'sum.test.ts',
        assertionResults: [
          {
            status: 'failed',
            fullName: 'a bill adds up',
            duration: 4000,
            failureMessages: ['Error: 3 cents\n  at …'],
          },
        ],
      },
      { status: 'failed', name: 'bill.test.ts', message: 'no such module', assertionResults: [] },
    ],
  });

  expect(readVitest(file)).toEqual({
    passed: 3,
    failed: 2,
    skipped: 0,
    failures: [
      { test: 'bill.test.ts', why: 'no such module', file: 'bill.test.ts' },
      { test: 'a bill adds up', why: 'Error: 3 cents', file: 'sum.test.ts' },
    ],
    slow: [{ test: 'a bill adds up', seconds: 4 }],
  });
});

test('does not take a flaky browser test for a passed one', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 2 };
  const results = [
    {
      duration: 13_000,
      errors: [{ message: '\u001B[31mError: no such button\u001B[39m\n  at …' }],
    },
  ];
  const file = 'cart.spec.ts';
  const suites = [
    {
      title: file,
      specs: [{ title: 'adds up', ok: true, tests: [{ status: 'expected', results: [] }] }],
      suites: [
        {
          title: 'a phone',
          specs: [
            { title: 'pays', file, ok: false, tests: [{ status: 'unexpected', results }] },
            { title: 'leaves', file, ok: true, tests: [{ status: 'flaky', results }] },
          ],
        },
      ],
    },
  ];

  expect(readPlaywright(report('playwright.json', { stats, errors: [], suites }))).toEqual({
    passed: 5,
    failed: 2,
    skipped: 2,
    failures: [
      { test: 'cart.spec.ts › a phone › pays', why: 'Error: no such button', file },
      { test: 'cart.spec.ts › a phone › leaves', why: 'Error: no such button', file },
    ],
    slow: [
      { test: 'cart.spec.ts › a phone › pays', seconds: 13 },
      { test: 'cart.spec.ts › a phone › leaves', seconds: 13 },
    ],
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

test('tells each failure in a line, and of a suite that names none that it failed', () => {
  const failures = [{ test: 'a bill adds up', why: 'Error: 3 cents' }];

  expect(
    failureLines([
      { name: 'api', failed: 1, failures },
      { name: 'engine', failed: 0, failures: [] },
      { name: 'install', failed: 1 },
      { name: 'e2e', failed: 1, failures: [], note: 'ran no test' },
    ]),
  ).toEqual(['api: a bill adds up: Error: 3 cents', 'install', 'e2e: ran no test']);
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
