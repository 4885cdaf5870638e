import type { Config } from '../../../config';
import type { Database } from '../../../db/database';
import { describeError } from '../../../log';
import { examineDatabase } from './examine-database';
import { examineBacklog } from './examine-backlog';
import { examineDisk } from './examine-disk';
import { examineProcessors } from './examine-processors';
import { examineSettings } from './examine-settings';
import { type Finding, finding } from './finding';

export type Patient = { readonly db: Database; readonly config: Config; readonly now: Date };

const EXAMINATIONS = {
  database: examineDatabase,
  backlog: examineBacklog,
  processors: examineProcessors,
  settings: examineSettings,
  disk: examineDisk,
} as const;

/** Looks at everything that has to be right for orders to be taken. A look that fails is a finding too. */
export async function examine(patient: Patient): Promise<Finding[]> {
  const findings = [];
  for (const [name, look] of Object.entries(EXAMINATIONS)) {
    const found = await look(patient).catch((error: unknown) => [
      finding(name, 'fail', String(describeError(error)['message'])),
    ]);
    findings.push(...found);
  }
  return findings;
}
