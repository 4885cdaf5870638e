import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const BUMPS = ['patch', 'minor', 'major'];

/** Faults of the pending changesets of a folder, one sentence each. */
export function changesetFaults(folder, packageNames) {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .flatMap((name) =>
      faultsOf(readFileSync(join(folder, name), 'utf8'), packageNames).map(
        (fault) => `${name}: ${fault}`,
      ),
    );
}

function faultsOf(text, packageNames) {
  const [, front, summary] = /^---\n([\s\S]*?)---\n([\s\S]*)$/u.exec(text) ?? [];
  if (front === undefined) return ['does not begin with a front matter of packages and bumps'];
  const entries = Object.entries(parse(front) ?? {});
  return [
    ...(entries.length === 0 ? ['names no package'] : []),
    ...(summary.trim() === '' ? ['says nothing; write what changes for a restaurant'] : []),
    ...entries
      .filter(([name]) => !packageNames.includes(name))
      .map(([name]) => `there is no package ${name}`),
    ...entries
      .filter(([, bump]) => !BUMPS.includes(bump))
      .map(([name, bump]) => `${name}: "${bump}" is no bump`),
  ];
}
