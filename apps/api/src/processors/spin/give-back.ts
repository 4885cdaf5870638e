import { assertNever, err, ok, type Result } from '@comanda/kernel';
import type { ProcessorFailure } from '../processor';
import type { CloudTerminal, GiveBackOrder, TerminalAnswer, TerminalKey } from './cloud-terminal';

/** Takes a sale back as a whole. `too_late`: it says no, and its money has to be given back instead. */
export async function takeBack(
  terminal: CloudTerminal,
  key: TerminalKey,
  reference: string,
): Promise<Result<'done' | 'too_late', ProcessorFailure>> {
  const said = await terminal.void(key, reference);
  switch (said.kind) {
    case 'approved':
      return ok('done');
    // A day that is settled cannot be taken back any more, in whichever words it says so.
    case 'refused':
    case 'declined':
    case 'absent':
      return ok('too_late');
    default:
      return err(failureOf(said));
  }
}

/** Code of a bank's refusal. Any other refusal may concern the request and not the money. */
const REFUSED_BY_BANK = '1015';
/** So often a bank may refuse to give money back before a person has to look at it. */
const MOST_REFERENCES = 20;

/**
 * Gives money back, once. A reference counts for good, also when nothing came of it: one that the terminal has used is asked
 * about, and only where the bank has refused it the next one of the same name is taken.
 */
export async function giveBack(
  terminal: CloudTerminal,
  key: TerminalKey,
  order: GiveBackOrder,
  number = 1,
): Promise<Result<'done', ProcessorFailure>> {
  const reference = number === 1 ? order.reference : `${order.reference}-${number}`;
  const said = await terminal.giveBack(key, { ...order, reference });
  if (said.kind === 'approved') return ok('done');
  if (said.kind !== 'duplicate') return err(failureOf(said));
  const before = await terminal.status(key, reference);
  if (before.kind === 'approved' && !before.is_voided) return ok('done');
  if (isRefusedByBank(before) && number < MOST_REFERENCES)
    return await giveBack(terminal, key, order, number + 1);
  // The pending operation may be this refund.
  return err(
    before.kind === 'busy' ? { code: 'unknown', detail: before.message } : failureOf(before),
  );
}

function isRefusedByBank(said: TerminalAnswer): boolean {
  return said.kind === 'declined' && said.code === REFUSED_BY_BANK;
}

/** Only what is a definite no is told as one. */
function failureOf(said: TerminalAnswer): ProcessorFailure {
  switch (said.kind) {
    case 'declined':
    case 'refused':
      return { code: 'rejected', detail: `${said.code} ${said.message}` };
    case 'cancelled':
    case 'busy':
      return { code: 'rejected', detail: said.message };
    case 'approved':
      return { code: 'rejected', detail: 'what was given back was taken again' };
    case 'absent':
      return { code: 'unknown', detail: 'the terminal knows nothing of it' };
    case 'duplicate':
      return { code: 'unknown', detail: 'the reference is in use' };
    case 'offline':
      return { code: 'unknown', detail: said.message };
    case 'unknown':
      return { code: 'unknown', detail: said.detail };
    default:
      return assertNever(said);
  }
}
