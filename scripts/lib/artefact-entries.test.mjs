import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { writeEntries } from './artefact-entries.mjs';

test.each([
  ['start', 'server'],
  ['comanda', 'comanda'],
])('%s.mjs runs %s in production', (entry, program) => {
  const folder = mkdtempSync(join(tmpdir(), 'comanda-artefact-'));
  mkdirSync(join(folder, 'dist'));
  writeFileSync(
    join(folder, `dist/${program}.mjs`),
    "console.log(process.env.NODE_ENV, process.argv.slice(2).join(' '));",
  );
  writeEntries(folder);
  const { stdout } = spawnSync(process.execPath, [join(folder, `${entry}.mjs`), 'doctor'], {
    env: { ...process.env, NODE_ENV: 'development' },
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(stdout).toBe('production doctor\n');
});
