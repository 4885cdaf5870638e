import { cents } from '@comanda/kernel';
import { type TipChoices, useRestaurant } from '@comanda/ordering';
import { type Tip, tipSuggestions } from '@comanda/totals';
import { TipPicker } from './tip-picker';

type BillTipProps = {
  /** Share before tax, in cents; null until the server has replied. */
  readonly net: number | null;
  /** The most that can be tipped, in cents. */
  readonly base: number;
  readonly tip: Tip;
  readonly onChoose: (tip: Tip) => void;
};

/** The tip on a share of a bill; what a percentage comes to is told once that is certain. */
export function BillTip({ net, base, tip, onChoose }: BillTipProps) {
  const max = cents(base);
  const suggestions = tipSuggestions(cents(net ?? base), useRestaurant()).map((suggestion) => ({
    ...suggestion,
    is_chosen:
      suggestion.kind === 'percentage'
        ? tip.kind === 'percentage' && tip.basis_points === suggestion.basis_points
        : tip.kind === 'fixed' && tip.cents === suggestion.cents,
  }));
  const choices: TipChoices = {
    is_offered: true,
    suggestions,
    tip,
    is_custom: tip.kind === 'fixed' && !suggestions.some(({ is_chosen }) => is_chosen),
    choose: onChoose,
    max,
  };
  return <TipPicker choices={choices} areAmountsKnown={net !== null} />;
}
