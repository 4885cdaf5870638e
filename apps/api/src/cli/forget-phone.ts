import { readConfig } from '../config';
import { forgetNumber } from '../modules/forgetting/forget-number';
import { toE164 } from '../shared/phone-number';
import { runningServer } from './running-server';
import { withDeps } from './with-deps';

/** Forgets a phone number and what its guests said of themselves, and prints how many there were; resolves with the exit code. */
export async function forgetPhone(typed: string, country: string): Promise<number> {
  const phone_number = toE164(typed, country);
  if (phone_number === null)
    throw new Error(`${typed} is no phone number. Write it with its country: +1 212 555 0100`);
  const guests = await forget(phone_number);
  console.log(`✓ ${phone_number}: ${guests === 1 ? '1 guest' : `${guests} guests`} forgotten`);
  return 0;
}

async function forget(phone_number: string): Promise<number> {
  const config = readConfig(process.env);
  const server = runningServer(config);
  if (server === null) return await withDeps(config, (deps) => forgetNumber(deps, phone_number));
  const reply = await server('forget', { phone_number });
  if (!reply.ok) throw new Error(`The server refused: ${reply.problem.detail}`);
  return (reply.value as { guests: number }).guests; // the contract's reply
}
