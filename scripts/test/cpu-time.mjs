import { readdirSync, readFileSync } from 'node:fs';

const EVERY_MS = 500;
/** The unit of /proc/PID/stat, the same on every Linux. */
const TICKS_PER_SECOND = 100;

/**
 * Measures the user and system time of a process and of everything that descends from it, also of browsers that outlive the
 * process that started them. `stop()` returns seconds, or undefined where there is no /proc.
 */
export function measureCpu(root) {
  const known = new Map();
  sample(known, root);
  const timer = setInterval(() => sample(known, root), EVERY_MS);
  timer.unref();
  return {
    stop() {
      clearInterval(timer);
      sample(known, root);
      return known.size === 0 ? undefined : sumOf(known, root) / TICKS_PER_SECOND;
    },
  };
}

/** Takes down what each process of the tree has used so far; processes that are gone keep their last figures. */
function sample(known, root) {
  const running = readProcesses();
  for (const each of known.values()) each.isAlive = false;
  let isGrowing = true;
  // A parent may be listed after its child.
  while (isGrowing) {
    isGrowing = false;
    for (const [pid, { parent, self, waited }] of running) {
      const seen = known.get(pid);
      if (seen) Object.assign(seen, { self, waited, isAlive: true });
      else if (pid === root || known.has(parent)) {
        known.set(pid, { parent, self, waited, isAlive: true });
        isGrowing = true;
      }
    }
  }
}

/** The time of a process: its own, that of children it has waited for, and that of children which still run or were lost. */
function sumOf(known, pid) {
  const { self, waited } = known.get(pid);
  const children = [...known].filter(([, { parent }]) => parent === pid);
  const [running, gone] = [true, false].map((isAlive) =>
    children
      .filter(([, child]) => child.isAlive === isAlive)
      .reduce((sum, [child]) => sum + sumOf(known, child), 0),
  );
  return self + running + Math.max(waited, gone);
}

function readProcesses() {
  const processes = new Map();
  for (const name of list('/proc')) {
    const stat = /^\d+$/u.test(name) ? read(`/proc/${name}/stat`) : undefined;
    if (stat === undefined) continue;
    // The program's name stands in brackets and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [user, system, waitedUser, waitedSystem] = fields.slice(11, 15).map(Number);
    processes.set(Number(name), {
      parent: Number(fields[1]),
      self: user + system,
      waited: waitedUser + waitedSystem,
    });
  }
  return processes;
}

function list(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
