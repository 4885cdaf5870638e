import type { Refusal } from '../formats/convert-menu';

/** Result of converting another system's menu, as printed with --json. */
export type ForeignReport = {
  readonly outcome: 'written' | 'refused';
  readonly folder: string | null;
  /** Of what could be expressed. `priced` counts what is sold at a price of its own, sizes one by one. */
  readonly counts: Readonly<Record<string, number>> | null;
  readonly refusals: readonly Refusal[];
  readonly notes: readonly string[];
  readonly still_to_say: readonly string[];
  readonly error: string | null;
};

/** Prints a report for people, or as one JSON document for scripts. */
export function printReport(
  report: ForeignReport,
  { files, json }: { readonly files: readonly string[]; readonly json: boolean },
): void {
  if (json) {
    console.log(JSON.stringify(report, null, 2));
    return;
  }
  const { outcome, folder, counts, refusals, notes, still_to_say, error } = report;
  const what =
    counts === null
      ? ''
      : `: ${Object.entries(counts)
          .map(([name, count]) => `${count} ${name.replace('_', ' ')}`)
          .join(', ')}`;
  if (outcome === 'written') console.log(`✓ ${folder}${what}`);
  else
    console.error(
      `✗ ${files.join(', ')}: ${error ?? 'not everything can be expressed'}; nothing was written`,
    );
  if (refusals.length > 0) printRefusals(refusals, outcome);
  for (const note of notes) console.log(`  note: ${note}`);
  if (outcome === 'refused') return;
  if (still_to_say.length > 0) console.log('  Still to say before it can be imported:');
  for (const fault of still_to_say) console.log(`    ${fault}`);
  console.log(`  Look through it, then: comanda import ${folder}`);
}

function printRefusals(refusals: readonly Refusal[], outcome: ForeignReport['outcome']): void {
  const isWritten = outcome === 'written';
  const say = isWritten ? console.log : console.error;
  const counts = new Map<string, number>();
  for (const { reason } of refusals) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  say(isWritten ? '  Left out, as you asked:' : '  What cannot be expressed:');
  for (const { item, part, message, leaves_out } of refusals) {
    const place = part === null ? item : `${item} (${part})`;
    say(`    ${leaves_out === 'part' ? '·' : '✗'} ${place}: ${message}`);
  }
  say(
    `  ${refusals.length} in all: ${[...counts].map(([reason, count]) => `${count} ${reason}`).join(', ')}`,
  );
  if (isWritten) return;
  say('  ✗ takes the whole dish away, · only the part that is named.');
  if (refusals.every(({ leaves_out }) => leaves_out !== 'everything'))
    say('  To have the rest without these: --skip-unsupported');
}
