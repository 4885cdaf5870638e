// Runs the exact pnpm that package.json names, on a machine that has only Node and npm.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const { devEngines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

/** Runs `pnpm …args` at the project's root with inherited output; returns the exit code. */
export function pnpm(args, env = {}) {
  const { status, error } = spawnSync(
    'npx',
    ['--yes', `pnpm@${devEngines.packageManager.version}`, ...args],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', ...env },
    },
  );
  if (error) throw error;
  return status ?? 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit(pnpm(process.argv.slice(2)));
