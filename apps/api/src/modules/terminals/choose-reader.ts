import type { Restaurant } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Refusal } from '../../http/refusal';
import type { Chosen } from '../payments/choose-processor';
import type { TerminalRow } from './terminal-list';

/** Chooses a reader's processor: its vendor, whatever service the restaurant's pages use. */
export function chooseReader(
  { processors }: Pick<Deps, 'processors'>,
  { stripe_acct }: Pick<Restaurant, 'stripe_acct'>,
  { vendor }: Pick<TerminalRow, 'vendor'>,
): Result<Chosen, Refusal> {
  const processor = processors[vendor];
  if (processor === undefined) return err({ code: 'payment_setup' });
  return ok({ processor, account_id: vendor === 'STRIPE' ? stripe_acct : null });
}
