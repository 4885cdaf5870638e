import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** A test of a package that takes longer is named at the end of a run. */
const SLOW_UNIT_SECONDS = 3;
/** The same of a journey. */
const SLOW_JOURNEY_SECONDS = 12;

/** Reads Vitest's JSON report; a missing or unreadable report counts as one failure. */
export function readVitest(file) {
  return readReport(file, (report) => {
    // A file that breaks while loading fails as a whole and has no failed test to its name.
    const broken = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    );
    const tests = report.testResults.flatMap(({ name, assertionResults }) =>
      assertionResults.map((test) => ({ ...test, file: name })),
    );
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + broken.length,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: [
        ...broken.map(({ name, message }) => failure(name, message, name)),
        ...tests
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages, file }) =>
            failure(fullName, failureMessages[0], file),
          ),
      ],
      slow: slowOf(
        tests.map(({ fullName, duration = 0 }) => ({ test: fullName, seconds: duration / 1000 })),
        SLOW_UNIT_SECONDS,
      ),
    };
  });
}

/** Reads Playwright's JSON report. */
export function readPlaywright(file) {
  return readReport(file, ({ stats, errors, suites }) => {
    const specs = suites.flatMap((suite) => specsOf(suite, []));
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
      failures: [
        ...errors.map(({ message }) => failure('outside the tests', message)),
        ...specs
          .filter(({ ok, tests }) => !ok || tests.some(({ status }) => status === 'flaky'))
          .map(({ path, file: spec, tests }) => failure(path, errorOf(tests), spec)),
      ],
      slow: slowOf(
        specs.map(({ path, tests }) => ({ test: path, seconds: secondsOf(tests) })),
        SLOW_JOURNEY_SECONDS,
      ),
    };
  });
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
  const total = { passed: 0, failed: 0, skipped: 0, flaky: 0 };
  for (const suite of suites)
    for (const count of Object.keys(total)) total[count] += suite[count] ?? 0;
  return total;
}

/** `12 passed, 0 failed`, and the skipped ones when there are any. */
export function countsLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** One line for each failure, for the last screen of a run: `suite: test: the first line of why`. */
export function failureLines(suites) {
  return suites.flatMap(({ name, failed, note, failures = [] }) =>
    failures.length === 0 && failed > 0
      ? [note ? `${name}: ${note}` : name]
      : failures.map(({ test, why }) => `${name}: ${test}: ${why}`),
  );
}

function specsOf({ title, specs = [], suites = [] }, above) {
  const path = [...above, title];
  return [
    ...specs.map((spec) => ({ ...spec, path: [...path, spec.title].join(' › ') })),
    ...suites.flatMap((suite) => specsOf(suite, path)),
  ];
}

function errorOf(tests) {
  const [error] = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
  return error?.message;
}

function secondsOf(tests) {
  const durations = tests.flatMap(({ results }) => results.map(({ duration = 0 }) => duration));
  return Math.max(0, ...durations) / 1000;
}

function slowOf(tests, limit) {
  return tests
    .filter(({ seconds }) => seconds > limit)
    .toSorted((one, other) => other.seconds - one.seconds);
}

function failure(test, message = '', file) {
  const [why] = stripVTControlCharacters(message).trim().split('\n');
  return { test, why: why || 'no reason given', ...(file === undefined ? {} : { file }) };
}

function readReport(file, count) {
  try {
    return count(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 1, skipped: 0, failures: [], note: 'left no readable report' };
  }
}
