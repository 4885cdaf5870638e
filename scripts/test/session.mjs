import { execFileSync } from 'node:child_process';
import { fromRoot } from '../lib/paths.mjs';
import { step, table } from '../lib/steps.mjs';
import { grownSteps, readCosts, writeCosts } from './costs.mjs';
import { recordFlaky } from './flaky-history.mjs';
import { countsLine, failureLines, sum } from './suites.mjs';

const SLOWEST_SHOWN = 10;

/**
 * One run of tests: its steps, one after the other, and what is said at the end. `only` are names of steps; the others are
 * left out. `expectedCosts` is the file of what the steps cost so far.
 */
export function openSession({ only, expectedCosts } = {}) {
  const began = performance.now();
  const suites = [];
  const steps = {};
  const failedSteps = [];

  /** Runs a step and keeps its suites; one without suites counts as a test under its own name. Resolves to whether it passed. */
  async function runStep(name, work) {
    if (only !== undefined && !only.includes(name)) return true;
    const { cost, ...result } = await step(name, work);
    steps[name] = cost;
    const isGood = result.status === 0;
    if (!isGood) failedSteps.push(name);
    const alone = {
      name,
      passed: Number(isGood && result.isProof === true),
      failed: Number(!isGood),
      skipped: 0,
    };
    suites.push(...(result.suites ?? [alone]));
    return isGood;
  }

  /** Prints what passed and failed, the costs, and the line of counts; sets the exit code. Returns the failed steps. */
  function close({ costFile, flakyFile } = {}) {
    const flaky = suites.flatMap(({ flakyTests = [] }) => flakyTests);
    const names = flaky.map(({ test }) => test);
    const faults = flakyFile === undefined ? [] : recordFlaky(flakyFile, names);
    suites.push(...faults.map((note) => ({ name: 'flaky tests', failed: 1, note })));
    const total = sum(suites);
    const minutes = (performance.now() - began) / 60_000;
    const costs = costsOf(steps, minutes);
    printSuites(suites);
    printCosts(costs, suites, expectedCosts);
    for (const { test, why } of flaky) console.log(`\n~ flaky: ${test}: ${why}`);
    for (const line of failureLines(suites)) console.log(`\n✗ ${line}`);
    if (costFile !== undefined) writeCosts(costFile, costs);
    console.log(`\nin ${minutes.toFixed(1)} minutes, ${total.flaky} flaky`);
    console.log(countsLine(total));
    if (total.failed > 0 || total.passed === 0) process.exitCode = 1;
    return failedSteps;
  }

  return { runStep, close, suites };
}

function costsOf(steps, minutes) {
  const all = Object.values(steps);
  return {
    at: new Date().toISOString(),
    commit: headCommit(),
    minutes: Number(minutes.toFixed(2)),
    cpu_seconds: Math.round(all.reduce((total, { cpu_seconds }) => total + cpu_seconds, 0)),
    steps,
  };
}

function printSuites(suites) {
  const rows = suites
    .filter(({ passed = 0, failed = 0 }) => passed + failed > 0)
    .map(({ name, passed = 0, flaky = 0, failed = 0, skipped = 0 }) =>
      [name, passed, flaky, failed, skipped].map(String),
    );
  console.log(`\n${table([['suite', 'passed', 'flaky', 'failed', 'skipped'], ...rows])}`);
}

function printCosts(costs, suites, expected) {
  const grown = expected === undefined ? [] : grownSteps(readCosts(expected), costs);
  console.log(`\n${costs.cpu_seconds} CPU seconds`);
  for (const line of grown) console.log(`- grown: ${line}`);
  for (const { name, slow = [] } of suites)
    for (const { test, seconds } of slow.slice(0, SLOWEST_SHOWN))
      console.log(`- slow: ${name}: ${test}: ${seconds.toFixed(1)} s`);
}

function headCommit() {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: fromRoot(), encoding: 'utf8' }).trim();
  } catch {
    return null;
  }
}
