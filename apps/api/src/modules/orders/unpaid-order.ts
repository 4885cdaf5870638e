import { MAX_UNPAID_UNITS } from '@comanda/contracts';
import { assertNever, err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { GuestPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import type { CheckedOrderer } from './check-orderer';
import { countUnits } from '../../shared/count-units';

type Lines = readonly { readonly multiplier: number }[];

/** Refuses more than a kitchen should cook on trust; staff and devices of the restaurant answer for what they order. */
export function refuseUnpaidUnits({ platform }: GuestPrincipal, items: Lines): Refusal | null {
  const isOver = platform === 'MENTUM' && countUnits(items) > MAX_UNPAID_UNITS;
  return isOver
    ? { code: 'order_too_large', detail: `Unpaid, at most ${MAX_UNPAID_UNITS} units are ordered.` }
    : null;
}

/**
 * Checks an order that will be paid at the counter against what the restaurant asks for it, and returns whether it counts as
 * accepted. Guests at a table needed its code, and staff see them.
 */
export function acceptUnpaid(
  { texts }: Pick<Deps, 'texts'>,
  { section_type }: GuestPrincipal,
  { entry, orderer, phone }: CheckedOrderer,
): Result<{ readonly is_accepted: boolean }, Refusal> {
  const { unpaid_orders } = entry.restaurant;
  const { is_accepted } = orderer;
  if (section_type === 'DINE_IN') return ok({ is_accepted });
  switch (unpaid_orders) {
    case 'open':
      return ok({ is_accepted });
    case 'staff_accept':
      return ok({ is_accepted: false });
    case 'verified_phone':
      // Where no codes can be sent nobody could show a number: staff decide instead.
      if (texts === null) return ok({ is_accepted: false });
      if (phone === 'absent') return err({ code: 'phone_required' });
      return phone === 'verified' ? ok({ is_accepted }) : err({ code: 'phone_unverified' });
    default:
      return assertNever(unpaid_orders);
  }
}
