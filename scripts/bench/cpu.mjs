import { readdirSync, readFileSync } from 'node:fs';

/** Linux counts in these, whatever the machine. */
const TICKS_PER_SECOND = 100;

/** A process and all that it started, the oldest first; only itself where there is no /proc. */
export function processTree(pid) {
  const children = new Map();
  for (const each of readProcesses())
    children.set(each.parent, [...(children.get(each.parent) ?? []), each.pid]);
  const found = [pid];
  for (const each of found) found.push(...(children.get(each) ?? []));
  return found;
}

/** Seconds of CPU that processes have used so far, with all that they started and with those of them that ended; NaN where there is no /proc. */
export function cpuSeconds(pids) {
  const all = new Map(readProcesses().map((each) => [each.pid, each.ticks]));
  if (all.size === 0) return Number.NaN;
  const ticks = pids.flatMap(processTree).reduce((sum, pid) => sum + (all.get(pid) ?? 0), 0);
  return ticks / TICKS_PER_SECOND;
}

/** Megabytes of memory that a process holds; NaN where there is no /proc. */
export function residentMegabytes(pid) {
  const status = read(`/proc/${pid}/status`);
  return Number(/^VmRSS:\s+(\d+)/mu.exec(status)?.[1]) / 1024;
}

function readProcesses() {
  return names('/proc').flatMap((name) => {
    if (!/^\d+$/u.test(name)) return [];
    const text = read(`/proc/${name}/stat`);
    // The program's name, in brackets, may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    if (fields.length < 15) return [];
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + Number(each), 0);
    return [{ pid: Number(name), parent: Number(fields[1]), ticks }];
  });
}

function names(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** Empty when the process has ended meanwhile. */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
