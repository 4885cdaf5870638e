import { err, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { DevicePrincipal, StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { listTerminalRows, mayUse } from './terminal-list';

/** Lets a browser speak to the restaurant's Stripe readers. It opens those of one location, where their folder names it. */
export async function getConnectionToken(
  deps: Deps,
  principal: StaffPrincipal | DevicePrincipal,
  restaurant_id: string,
): Promise<Result<string, Refusal>> {
  if (restaurant_id !== principal.restaurant_id) return err({ code: 'not_found' });
  const entry = await deps.catalogue.get(restaurant_id);
  const rows = await listTerminalRows(deps.db, restaurant_id);
  const ofStripe = rows.filter(({ vendor }) => vendor === 'STRIPE');
  // Tokens open places, not single readers: the one of the caller's own reader comes first.
  const own = ofStripe.find((row) => mayUse(principal, row)) ?? ofStripe[0];
  const { stripe } = deps.readers;
  if (entry === null || own === undefined) return err({ code: 'not_found' });
  if (stripe === null) return err({ code: 'payment_setup' });
  const { stripe_acct } = entry.restaurant;
  // Of the account that houses share, a token without a place would open the readers of all of them.
  if (stripe_acct === null && own.location === null) {
    deps.log.error({ restaurant_id, reader: own.reader }, 'a reader has no location');
    return err({ code: 'payment_setup' });
  }
  const token = await stripe.connectionToken(stripe_acct, own.location);
  if (token.ok) return token;
  deps.log.warn({ failure: token.error }, 'no connection token for a reader');
  return err(
    token.error.code === 'unknown'
      ? { code: 'unavailable', retry_after: 2 }
      : { code: 'payment_setup' },
  );
}
