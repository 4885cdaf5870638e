import type { OrderTipFields } from '@comanda/totals';

/** Why a tip on a share of a bill is not taken: nobody asked for it. */
export function unaskedTip(
  { tip_percentage, tip_fixed, delivery_tip }: OrderTipFields,
  isOffered: boolean,
): string | null {
  if ((delivery_tip ?? 0) > 0) return 'Nothing is delivered, so there is no delivery tip.';
  const isTipped = (tip_percentage ?? 0) > 0 || (tip_fixed ?? 0) > 0;
  return isTipped && !isOffered ? 'The restaurant takes no tip for this order.' : null;
}
