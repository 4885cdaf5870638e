import { execFileSync } from 'node:child_process';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../lib/paths.mjs';
import { PARTS, partsOf, partsOfChange } from './areas.mjs';
import { SPECS } from './specs.mjs';

const FILES = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
  cwd: ROOT,
  encoding: 'utf8',
})
  .trimEnd()
  .split('\n');
const SPEC_FILES = FILES.filter((file) => file.endsWith('.spec.ts')).map((file) =>
  basename(file, '.spec.ts'),
);

test('every journey belongs to one part of the long tests, and every part has journeys that exist', () => {
  expect(sorted(Object.values(SPECS).flat())).toEqual(sorted(SPEC_FILES));
});

test('every file is known to the table of areas', () => {
  expect(FILES.filter((file) => partsOf(file) === undefined)).toEqual([]);
});

test('every part is asked for by some file, and no file asks for one that does not exist', () => {
  const asked = new Set(FILES.flatMap((file) => partsOf(file) ?? []));
  expect(sorted([...asked])).toEqual(sorted(PARTS));
});

test.each([
  ['packages/payments/src/index.ts', ['money', 'embed', 'readers']],
  ['packages/ui/src/sheet/sheet.module.css', ['addresses', 'stories', 'drawn', 'words']],
  ['e2e/src/journeys/long-words.spec.ts', ['words']],
  ['apps/api/src/db/schema.ts', ['units', 'pglite', 'fuzz', 'storm', 'outages']],
  ['docs/glossary.md', []],
])('%s asks for %j', (path, parts) => {
  expect(partsOfChange([path])).toEqual(PARTS.filter((part) => parts.includes(part)));
});

function sorted(names) {
  return names.toSorted((one, other) => one.localeCompare(other));
}
