import { MAX_UNPAID_UNITS } from '@comanda/contracts';
import { assertNever } from '@comanda/kernel';
import type { FastifyRequest } from 'fastify';
import { countUnits } from '../../shared/count-units';
import type { Limit } from './limits';

type Lines = readonly { readonly multiplier: number }[];
type OrderCall = {
  readonly payment_method?: string;
  readonly items?: Lines;
  readonly item_instances?: Lines;
};

/** The amount that a call adds to a limit. */
export function weightOf(
  { counts, subject }: Limit,
  { body, principal, answer }: Pick<FastifyRequest, 'body' | 'principal' | 'answer'>,
): number {
  if (counts === undefined) return 1;
  // Staff and devices of the restaurant answer for what they order.
  if (principal?.role !== 'guest' || principal.platform !== 'MENTUM') return 0;
  // A call that comes again gets its answer again, and nothing is cooked for it.
  if (answer !== undefined && answer !== null) return 0;
  if (subject === 'address_and_restaurant' && principal.section_type === 'DINE_IN') return 0;
  const { payment_method = 'COUNTER', items, item_instances } = body as OrderCall; // validated by the route's schema
  if (payment_method !== 'COUNTER') return 0;
  switch (counts) {
    case 'unpaid_orders':
      return 1;
    case 'unpaid_units':
      return unitsToGrant(countUnits(items ?? item_instances ?? []));
    default:
      return assertNever(counts);
  }
}

/** An order that is too large is refused for its size, and not for coming too often. */
function unitsToGrant(units: number): number {
  return units > MAX_UNPAID_UNITS ? 0 : units;
}
