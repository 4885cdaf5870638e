import { applyRate, assertNever, basisPoints, type Cents, cents, zeroCents } from '@comanda/kernel';

/** A guest's tip for the staff: a share of the net total in hundredths of a percent, or an amount. */
export type Tip =
  | { readonly kind: 'none' }
  | { readonly kind: 'percentage'; readonly basis_points: number }
  | { readonly kind: 'fixed'; readonly cents: Cents };

/** A tip as it travels: 15 % is { tip_percentage: 1500 }, 2.50 is { tip_fixed: 250 }. */
export type TipFields = {
  readonly tip_percentage?: number | null | undefined;
  readonly tip_fixed?: number | null | undefined;
};

/** All tips of an order as they travel: the staff's, and that of whoever brings it. */
export type OrderTipFields = TipFields & { readonly delivery_tip?: number | null | undefined };

/** Reads a tip from the wire; an amount counts before a percentage, unless it is nothing (TOT-10). */
export function tipFromFields({ tip_percentage, tip_fixed }: TipFields): Tip {
  if (tip_fixed) return { kind: 'fixed', cents: cents(tip_fixed) };
  if (typeof tip_percentage === 'number') {
    return { kind: 'percentage', basis_points: tip_percentage };
  }
  return tip_fixed === 0 ? { kind: 'fixed', cents: zeroCents } : { kind: 'none' };
}

/** Writes a tip for the wire (TOT-10). */
export function tipToFields(tip: Tip): { tip_percentage?: number; tip_fixed?: number } {
  switch (tip.kind) {
    case 'none':
      return {};
    case 'percentage':
      return { tip_percentage: tip.basis_points };
    case 'fixed':
      return { tip_fixed: tip.cents };
    default:
      return assertNever(tip);
  }
}

/** Amount of a tip on a net total, rounded once (TOT-6). */
export function tipAmount(tip: Tip, net_total: Cents): Cents {
  switch (tip.kind) {
    case 'none':
      return zeroCents;
    case 'percentage':
      return applyRate(net_total, basisPoints(tip.basis_points));
    case 'fixed':
      return tip.cents;
    default:
      return assertNever(tip);
  }
}
