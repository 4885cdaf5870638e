import { cents, type Cents } from '@comanda/kernel';
import { isTipOffered, type Tip, type TipSuggestion, tipSuggestions } from '@comanda/totals';
import { useOrdering } from '../provider/ordering-context';
import { useRestaurant } from '../provider/use-restaurant';
import { useOrderingStore } from '../provider/use-ordering-store';
import { useCart } from '../cart/use-cart';

export type TipChoices = {
  readonly is_offered: boolean;
  readonly suggestions: readonly (TipSuggestion & { readonly is_chosen: boolean })[];
  /** The tip that counts now. */
  readonly tip: Tip;
  /** Whether it is none of the suggestions and not "no tip": an amount of the guest's own. */
  readonly is_custom: boolean;
  readonly choose: (tip: Tip) => void;
  /** Most that may be given. */
  readonly max: Cents;
};

/** The tips to offer, and the one that counts. */
export function useTipChoices(): TipChoices {
  const { store } = useOrdering();
  const restaurant = useRestaurant();
  const order_type = useOrderingStore((state) => state.details.order_type);
  const { tip, totals } = useCart();
  const max = cents(totals.net_total);
  const suggestions = tipSuggestions(max, restaurant).map((suggestion) => ({
    ...suggestion,
    is_chosen: isSame(suggestion, tip),
  }));
  // Of nothing no part is asked for; what was chosen before can still be changed.
  const canGive = max > 0 || tip.kind === 'fixed';
  return {
    is_offered: canGive && isTipOffered(restaurant, order_type),
    suggestions,
    tip,
    is_custom: tip.kind === 'fixed' && !suggestions.some(({ is_chosen }) => is_chosen),
    choose: (chosen) => store.getState().setTip(chosen),
    max,
  };
}

function isSame(suggestion: TipSuggestion, tip: Tip): boolean {
  switch (tip.kind) {
    case 'percentage':
      return suggestion.kind === 'percentage' && suggestion.basis_points === tip.basis_points;
    case 'fixed':
      return suggestion.kind === 'fixed' && suggestion.cents === tip.cents;
    case 'none':
      return suggestion.option === 0;
  }
}
