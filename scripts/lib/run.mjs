import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { measureCpu } from '../test/cpu-time.mjs';
import { fromRoot, ROOT } from './paths.mjs';
import { addCpuSeconds } from './steps.mjs';

const QUIET_TOOLS = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
  npm_config_update_notifier: 'false',
};

/** Tools see a pipe, but what they write may still end on a terminal. */
const COLOURS = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/** How Vitest and Playwright mark a test that has just failed. */
const FAILED_TEST = /^\s*(?:@comanda\/[\w-]+:test:\s+)?[×✘]\s/u;

/**
 * Runs a command to its end and resolves with `{ status, output, seconds }`.
 * Its output is kept for a report of the fault; `loud` shows all of it as it comes, otherwise only the names of failed tests.
 */
export function run(command, args, { env = {}, cwd = ROOT, loud = false } = {}) {
  const began = performance.now();
  return new Promise((resolve) => {
    const chunks = [];
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...QUIET_TOOLS, ...COLOURS, ...env },
      stdio: loud ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    const cpu = measureCpu(child.pid);
    const showFailures = failurePrinter();
    child.stdout?.on('data', (chunk) => {
      chunks.push(chunk);
      showFailures(chunk);
    });
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => finish(127, `${command}: ${error.message}\n`));
    child.once('close', (code) => finish(code ?? 1, ''));

    function finish(status, note) {
      addCpuSeconds(cpu.stop());
      const output = Buffer.concat(chunks).toString('utf8') + note;
      resolve({ status, output, seconds: (performance.now() - began) / 1000 });
    }
  });
}

/** Prints the name of a test as soon as it has failed. */
function failurePrinter() {
  let rest = '';
  return (chunk) => {
    const lines = (rest + chunk.toString('utf8')).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines.map(stripVTControlCharacters))
      if (FAILED_TEST.test(line)) console.log(line.trimEnd());
  };
}

/** Runs the exact pnpm that package.json names, on a machine that has only Node and npm. */
export function pnpm(args, options) {
  const { devEngines } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'));
  return run('npx', ['--yes', `pnpm@${devEngines.packageManager.version}`, ...args], options);
}

/** Runs a turbo task in every package that has it; turbo needs the pnpm that starts it on PATH. */
export function turbo(task, args = [], options) {
  return pnpm(['exec', 'turbo', 'run', task, '--output-logs=errors-only', ...args], options);
}
