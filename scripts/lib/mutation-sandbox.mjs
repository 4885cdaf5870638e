import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromRoot } from './paths.mjs';

/** A fault may well make a loop endless; the tests of a whole package take a few seconds. */
const TESTS_TIMEOUT_MS = 60_000;

/**
 * Copies of a package outside the project, one per core, in which mutants are planted one after another.
 * Throws when the package's tests fail before anything was planted.
 */
export async function openMutationSandboxes(name) {
  const nurseries = Array.from({ length: Math.min(4, availableParallelism()) }, () => open(name));
  const [first] = nurseries;
  if (await first.fails()) {
    for (const nursery of nurseries) nursery.close();
    throw new Error(
      `The tests of ${name} fail as they are: mend them before you look for mutants.`,
    );
  }
  return nurseries;
}

function open(name) {
  const servers = mkdtempSync(join(tmpdir(), 'comanda-mutants-'));
  const directory = join(servers, 'packages', name);
  mkdirSync(directory, { recursive: true });
  cpSync(fromRoot('tsconfig.base.json'), join(servers, 'tsconfig.base.json'));
  for (const part of ['package.json', 'tsconfig.json', 'vitest.config.ts', 'src']) {
    cpSync(fromRoot('packages', name, part), join(directory, part), { recursive: true });
  }
  symlinkSync(fromRoot('packages', name, 'node_modules'), join(directory, 'node_modules'));

  return { fails, kills, close };

  async function kills({ file, start, end, after }) {
    const path = join(directory, 'src', file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, `${text.slice(0, start)}${after}${text.slice(end)}`);
    const isKilled = await fails();
    writeFileSync(path, text);
    return isKilled;
  }

  function fails() {
    const vitest = join(directory, 'node_modules', 'vitest', 'vitest.mjs');
    const child = spawn(process.execPath, [vitest, 'run', '--bail=1', '--reporter=dot'], {
      cwd: directory,
      detached: true,
      env: { ...process.env, COMANDA_CORPUS: corpus() },
      stdio: 'ignore',
    });
    const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), TESTS_TIMEOUT_MS);
    return new Promise((resolve) => {
      child.once('exit', (code) => {
        clearTimeout(timer);
        resolve(code !== 0);
      });
    });
  }

  function close() {
    rmSync(servers, { recursive: true, force: true });
  }
}

/** The copies lie elsewhere, so what is beside the project has to be named. */
function corpus() {
  return process.env.COMANDA_CORPUS ?? fromRoot('..', 'shared', 'data');
}
