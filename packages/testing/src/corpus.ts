import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Result of one case from an external corpus. */
export type CorpusCase = {
  readonly name: string;
  readonly verdict:
    | 'agrees'
    /** The model has no word for it. */
    | 'not_expressible'
    /** Another rule than theirs was chosen, and is written down. */
    | 'decided_otherwise'
    | 'differs';
  /** Empty for what agrees. */
  readonly why: string;
};

/** The text of a file of collected cases; null where they are not at hand. */
export function readCorpus(file: string): string | null {
  const folder =
    process.env['COMANDA_CORPUS'] ?? join(import.meta.dirname, '../../../../shared/data');
  const path = join(folder, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** Prints how many cases were mapped and agree, and why the others are not; throws on a difference that nobody chose. */
export function reportCorpus(corpus: string, cases: readonly CorpusCase[] | null): void {
  if (cases === null) {
    process.stdout.write(`${corpus}: corpus not found, skipped\n`);
    return;
  }
  const agreeing = cases.filter(({ verdict }) => verdict === 'agrees');
  const unmapped = cases.filter(({ verdict }) => verdict === 'not_expressible');
  const mapped = cases.length - unmapped.length;
  process.stdout.write(
    `${corpus}: ${cases.length} cases, ${mapped} mapped, ${agreeing.length} agreeing\n${reasons(cases)}`,
  );
  const differing = cases.filter(({ verdict }) => verdict === 'differs');
  if (differing.length > 0 || agreeing.length === 0) {
    throw new Error(`Nobody chose to differ here:\n${JSON.stringify(differing, null, 2)}`);
  }
}

function reasons(cases: readonly CorpusCase[]): string {
  const counts = new Map<string, number>();
  for (const { verdict, why } of cases) {
    if (verdict === 'agrees') continue;
    const reason = `${verdict.replaceAll('_', ' ')}: ${why}`;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  return [...counts].map(([reason, count]) => `  ${count} ${reason}\n`).join('');
}
