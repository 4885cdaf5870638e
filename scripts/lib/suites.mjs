import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Reads Vitest's JSON report; a missing or unreadable report counts as one failure. */
export function readVitest(file) {
  return readReport(file, (report) => {
    // A file that breaks while loading fails as a whole and has no failed test to its name.
    const broken = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: [
        ...broken.map(({ name, message }) => failure(name, message)),
        ...report.testResults
          .flatMap(({ assertionResults }) => assertionResults)
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) => failure(fullName, failureMessages[0])),
      ],
    };
  });
}

/** Reads Playwright's JSON report; a test that passed only on a second try is not counted as passed. */
export function readPlaywright(file) {
  return readReport(file, ({ stats, errors, suites }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => failure('outside the tests', message)),
      ...suites.flatMap((suite) => failedSpecs(suite, [])),
    ],
  }));
}

/** A suite that ended badly, or that ran nothing, is a failure even when no test of it failed. */
export function judge(suite, status = 0) {
  if (suite.passed + suite.failed === 0) return { ...suite, failed: 1, note: 'ran no test' };
  if (status !== 0 && suite.failed === 0) {
    return { ...suite, failed: 1, note: 'ended with an error outside its tests' };
  }
  return suite;
}

/** Adds suites up. */
export function sum(suites) {
  return suites.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    { passed: 0, failed: 0, skipped: 0 },
  );
}

/** `12 passed, 0 failed`, and the skipped ones when there are any. */
export function countsLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** What failed, one line each, as a reader of the last screen wants it: `suite: test: the first line of why`. */
export function failureLines(suites) {
  return suites.flatMap(({ name, failed, note, failures = [] }) =>
    failures.length === 0 && failed > 0
      ? [note ? `${name}: ${note}` : name]
      : failures.map(({ test, why }) => `${name}: ${test}: ${why}`),
  );
}

function failedSpecs({ title, specs = [], suites = [] }, above) {
  const path = [...above, title];
  return [
    ...specs
      .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
      .map((spec) => {
        const [error] = spec.tests.flatMap(({ results }) =>
          results.flatMap(({ errors }) => errors),
        );
        return failure([...path, spec.title].join(' › '), error?.message);
      }),
    ...suites.flatMap((suite) => failedSpecs(suite, path)),
  ];
}

function failure(test, message = '') {
  const [why] = stripVTControlCharacters(message).trim().split('\n');
  return { test, why: why || 'no reason given' };
}

function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [], note: 'left no readable report' };
  }
}
