import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fromRoot, ROOT } from './paths.mjs';

const QUIET_TOOLS = {
  TURBO_TELEMETRY_DISABLED: '1',
  TURBO_NO_UPDATE_NOTIFIER: '1',
  DO_NOT_TRACK: '1',
  npm_config_update_notifier: 'false',
};

/** Tools see a pipe, but what they write may still end on a terminal. */
const COLOURS = process.stdout.isTTY ? {} : { NO_COLOR: '1' };

/**
 * Runs a command to its end and resolves with `{ status, output, seconds }`.
 * Its output is held back for whoever reports the fault; `loud` shows it as it comes.
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
    child.stdout?.on('data', (chunk) => chunks.push(chunk));
    child.stderr?.on('data', (chunk) => chunks.push(chunk));
    child.once('error', (error) => finish(127, `${command}: ${error.message}\n`));
    child.once('close', (code) => finish(code ?? 1, ''));

    function finish(status, note) {
      const output = Buffer.concat(chunks).toString('utf8') + note;
      resolve({ status, output, seconds: (performance.now() - began) / 1000 });
    }
  });
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
