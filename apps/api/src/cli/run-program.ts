import { spawn } from 'node:child_process';

/** Runs a program of PostgreSQL's against a database; throws with what it said when it fails. The password stays out of the list of processes. */
export async function runProgram(
  program: string,
  args: readonly string[],
  databaseUrl: string,
): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  url.password = '';
  const child = spawn(program, [`--dbname=${url.href}`, ...args], {
    env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString('utf8');
  });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', () =>
      reject(
        new Error(
          `${program} cannot be started. Install PostgreSQL’s client programs, of the server’s version or newer.`,
        ),
      ),
    );
    child.once('close', resolve);
  });
  if (code !== 0) throw new Error(`${program} failed:\n${said.trim()}`);
}
