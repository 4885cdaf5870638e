import { readFileSync } from 'node:fs';
import { fromRoot } from '../lib/paths.mjs';

/** The settings that docs/operations.md tells to start a process with: its block of NAME=VALUE lines. */
export function readSettings() {
  const page = readFileSync(fromRoot('docs/operations.md'), 'utf8');
  const block = /```ini\n([\s\S]*?)```/u.exec(page)?.[1];
  if (block === undefined) throw new Error('docs/operations.md has no block of settings (```ini).');
  const lines = block.split('\n').filter((line) => /^[A-Z_]+=/u.test(line));
  return Object.fromEntries(lines.map((line) => line.split(/=(.*)/su).slice(0, 2)));
}
