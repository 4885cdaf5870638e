import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

/** What became of one case of others. */
export type CaseResult =
  | { readonly name: string; readonly verdict: 'agrees' }
  | { readonly name: string; readonly verdict: 'not_expressible'; readonly why: string }
  /** Another rule than theirs was chosen, and is written down. */
  | { readonly name: string; readonly verdict: 'decided_otherwise'; readonly why: string }
  | { readonly name: string; readonly verdict: 'differs'; readonly why: string };

/** Cases of others, as they were collected; null where they are not at hand. */
export function readCorpus<Shape>(file: string): Shape | null {
  const folder =
    process.env['COMANDA_CORPUS'] ?? join(import.meta.dirname, '../../../../shared/data');
  const path = join(folder, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null;
}

/** Says what others' cases show, and fails on a difference that nobody chose. */
export function report(corpus: string, results: readonly CaseResult[] | null): void {
  if (results === null) {
    process.stdout.write(`${corpus}: corpus not found, skipped\n`);
    return;
  }
  const unmapped = results.filter(({ verdict }) => verdict === 'not_expressible');
  const agreeing = results.filter(({ verdict }) => verdict === 'agrees');
  const mapped = results.length - unmapped.length;
  process.stdout.write(
    `${corpus}: ${results.length} cases, ${mapped} mapped, ${agreeing.length} agreeing\n${reasons(results)}`,
  );
  expect(results.filter(({ verdict }) => verdict === 'differs')).toEqual([]);
  expect(agreeing.length).toBeGreaterThan(0);
}

function reasons(results: readonly CaseResult[]): string {
  const counts = new Map<string, number>();
  for (const result of results) {
    if (result.verdict === 'agrees') continue;
    const reason = `${result.verdict.replaceAll('_', ' ')}: ${result.why}`;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => `  ${count} ${reason}\n`).join('');
}
