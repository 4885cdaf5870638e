import { readConfig } from '../config';
import { describeError } from '../log';
import { examine } from '../modules/operations/doctor/examine';
import { type Finding, finding, type Verdict } from '../modules/operations/doctor/finding';
import { openUnmigrated } from './open-unmigrated';
import { runningServer } from './running-server';

const SIGNS: Readonly<Record<Verdict, string>> = { ok: '✓', warn: '!', fail: '✗' };

/** Looks at everything that has to be right, and prints it; resolves with the exit code: 1 when orders or money are at risk. */
export async function doctor({ json }: { readonly json: boolean }): Promise<number> {
  const findings = await look();
  const isWell = findings.every(({ verdict }) => verdict !== 'fail');
  if (json) console.log(JSON.stringify({ is_well: isWell, findings }, null, 2));
  else console.log(toTable(findings));
  return isWell ? 0 : 1;
}

async function look(): Promise<Finding[]> {
  const config = readConfig(process.env);
  const server = runningServer(config);
  // The embedded database takes one process at a time: the server looks for us.
  if (server !== null) {
    const reply = await server('doctor', {});
    if (!reply.ok) throw new Error(`The server refused: ${reply.problem.detail}`);
    return (reply.value as { findings: Finding[] }).findings; // the contract's reply
  }
  try {
    const { db, close } = await openUnmigrated(config);
    try {
      return await examine({ db, config, now: new Date() });
    } finally {
      await close();
    }
  } catch (error) {
    return [finding('database', 'fail', String(describeError(error)['message']))];
  }
}

function toTable(findings: readonly Finding[]): string {
  const width = Math.max(...findings.map(({ name }) => name.length));
  return findings
    .map(({ name, verdict, detail }) => `${SIGNS[verdict]} ${name.padEnd(width)}  ${detail}`)
    .join('\n');
}
