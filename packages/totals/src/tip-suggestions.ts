import { DEFAULT_TIP_OPTIONS, type Restaurant } from '@comanda/contracts';
import { assertNever, type Cents, cents } from '@comanda/kernel';
import { type Tip, tipAmount } from './tip';

export type TipSettings = Pick<
  Restaurant,
  'tip_type' | 'tip_options' | 'default_tip_option' | 'tip_preselect'
>;

/** A tip to offer as a button: what the restaurant wrote (whole percent or cents), and what it comes to here. */
export type TipSuggestion =
  | {
      readonly kind: 'percentage';
      readonly option: number;
      readonly basis_points: number;
      readonly amount: Cents;
    }
  | {
      readonly kind: 'fixed';
      readonly option: number;
      readonly cents: Cents;
      readonly amount: Cents;
    };

/** The tips to offer on a net total, in the restaurant's order, each once; those above the net total are left out (TOT-12). */
export function tipSuggestions(net_total: Cents, restaurant: TipSettings): TipSuggestion[] {
  return [...new Set(optionsOf(restaurant))]
    .map((option) => suggest(option, restaurant.tip_type, net_total))
    .filter(({ amount }) => amount <= net_total);
}

/** The tip as long as the guest has not chosen: none, unless the restaurant has one chosen beforehand (TOT-13). */
export function defaultTip(net_total: Cents, restaurant: TipSettings): Tip {
  const option = optionsOf(restaurant)[restaurant.default_tip_option];
  if (!restaurant.tip_preselect || option === undefined) return { kind: 'none' };
  const tip = toTip(option, restaurant.tip_type);
  return tipAmount(tip, net_total) <= net_total ? tip : { kind: 'none' };
}

function suggest(option: number, type: Restaurant['tip_type'], net_total: Cents): TipSuggestion {
  const tip = toTip(option, type);
  return { ...tip, option, amount: tipAmount(tip, net_total) };
}

function toTip(option: number, type: Restaurant['tip_type']): Exclude<Tip, { kind: 'none' }> {
  switch (type) {
    case 'PERCENTAGE':
      return { kind: 'percentage', basis_points: option * 100 };
    case 'FIXED':
      return { kind: 'fixed', cents: cents(option) };
    default:
      return assertNever(type);
  }
}

/** The usual percentages stand in for a restaurant that names none; amounts have no usual values. */
function optionsOf({ tip_options, tip_type }: TipSettings): readonly number[] {
  if (tip_options.length > 0 || tip_type === 'FIXED') return tip_options;
  return DEFAULT_TIP_OPTIONS;
}
