/** Packages whose tests have no clock, no network and no page: what fails there once is wrong. */
const NEVER_PACKAGES = [
  'kernel',
  'contracts',
  'modifiers',
  'schedules',
  'cart',
  'campaigns',
  'totals',
];
/** Money and permissions in the api: "sometimes charged twice" is the fault itself, not a flaky test. */
const NEVER_FILES =
  /\/apps\/api\/src\/(?:deny-matrix|fuzz|processors|modules\/(?:payments|bills|staff|devices))\//u;
/** How a journey says in the message of an expectation that money or power is at stake. */
const INVARIANT = /\binvariant: /u;

/** Whether a failed test of a package may be tried once more, alone. */
export function isRetried({ file, why }, packageName) {
  if (file === undefined || INVARIANT.test(why)) return false;
  return !NEVER_PACKAGES.includes(packageName.replace('@comanda/', '')) && !NEVER_FILES.test(file);
}

/** A suite after its retried failures were tried again: those that passed then are flaky, not failed. */
export function afterRetry(suite, retried, again) {
  const isStill = new Set(again.failures.map(({ test }) => test));
  const hasRun = again.passed + again.failed > 0 && again.note === undefined;
  const flaky = hasRun ? retried.filter(({ test }) => !isStill.has(test)) : [];
  return {
    ...suite,
    passed: suite.passed,
    flaky: flaky.length,
    flakyTests: flaky,
    failed: suite.failed - flaky.length,
    failures: suite.failures.filter((each) => !flaky.includes(each)),
  };
}
