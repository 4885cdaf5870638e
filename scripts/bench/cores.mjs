import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { processTree } from './cpu.mjs';

/** The measured server and its database run here; the measuring process and the sandbox share the other one. */
const MEASURED_CORE = 0;
const OTHER_CORE = 1;

/** Found out at once: a process that is pinned itself sees one core. */
const obstacle = findObstacle();

/** Why processes cannot be kept on cores of their own here, or null when they can. */
export function whyNoPinning() {
  return obstacle;
}

/** Keeps this process, and what it starts from now on, off the core of what is measured. */
export function pinMyself() {
  pin(process.pid, OTHER_CORE);
}

/** Gives a process, with its threads and all that it started, the core of what is measured. */
export function pinMeasured(pid) {
  for (const each of processTree(pid)) pin(each, MEASURED_CORE);
}

function pin(pid, core) {
  if (obstacle !== null) return;
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core), String(pid)], {
    stdio: 'ignore',
  });
}

function findObstacle() {
  if (availableParallelism() < 2) return 'only one core is there';
  try {
    execFileSync('taskset', ['--version'], { stdio: 'ignore' });
    return null;
  } catch {
    return 'taskset is not installed';
  }
}
