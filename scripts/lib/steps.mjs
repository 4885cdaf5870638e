import { AsyncLocalStorage } from 'node:async_hooks';

const { stdout } = process;
const currentStep = new AsyncLocalStorage();

/** Adds the CPU seconds of a command to the step that runs it, if one does. */
export function addCpuSeconds(seconds = 0) {
  const cost = currentStep.getStore();
  if (cost) cost.cpu_seconds += seconds;
}

/**
 * Runs one named step and prints one line about it; its output is shown only when it failed.
 * `work` resolves with `{ status, output, note? }`; the step resolves with the same and with its `cost`.
 */
export async function step(name, work) {
  const began = performance.now();
  const outer = currentStep.getStore();
  const cost = { seconds: 0, cpu_seconds: 0 };
  if (stdout.isTTY) stdout.write(`… ${name}`);
  const result = await currentStep.run(cost, () => attempt(work));
  if (stdout.isTTY) stdout.write('\r\u001B[K');
  cost.seconds = (performance.now() - began) / 1000;
  if (outer) outer.cpu_seconds += cost.cpu_seconds;
  const mark = result.status === 0 ? '✓' : '✗';
  const [seconds, cpu] = [cost.seconds, cost.cpu_seconds].map((value) => value.toFixed(1));
  console.log(
    `${mark} ${name.padEnd(26)} ${seconds.padStart(6)} s ${cpu.padStart(7)} CPU s${result.note ? `  ${result.note}` : ''}`,
  );
  if (result.status !== 0) console.log(indent(result.output));
  return { ...result, cost };
}

/** Aligned columns for the terminal; every row has the same number of cells. */
export function table(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => row[column].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column]))
        .join('   ')
        .trimEnd(),
    )
    .join('\n');
}

async function attempt(work) {
  try {
    return await work();
  } catch (error) {
    return { status: 1, output: error instanceof Error ? error.message : String(error) };
  }
}

function indent(text) {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}
