const { stdout } = process;

/**
 * Runs one named step and prints one line about it; what the step wrote is shown only when it failed.
 * `work` resolves with `{ status, output, note? }`; the step resolves with the same.
 */
export async function step(name, work) {
  const began = performance.now();
  if (stdout.isTTY) stdout.write(`… ${name}`);
  const result = await attempt(work);
  if (stdout.isTTY) stdout.write('\r\u001B[K');
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const mark = result.status === 0 ? '✓' : '✗';
  console.log(
    `${mark} ${name.padEnd(26)} ${seconds.padStart(6)} s${result.note ? `  ${result.note}` : ''}`,
  );
  if (result.status !== 0) console.log(indent(result.output));
  return result;
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
