import { useTranslation } from 'react-i18next';
import type { Format } from '@comanda/i18n/react';

export type GivenAway = {
  /** Usual price. */
  readonly amount: number;
  /** How much of that is the dish's own price, without what was chosen with it. */
  readonly own_amount: number;
  /** How much of it a promotion gives away; if all of the dish, it is free. */
  readonly given: number;
};

export type GivenPriceText = {
  readonly former: string;
  readonly formerLabel: string;
  readonly children: string;
  /** Amount still paid for a free dish. */
  readonly extra: string | undefined;
};

/** The price of a dish of which something is given away: the usual one, and what is left. What was chosen with a free dish is paid. */
export function useGivenPrice({
  money,
}: Pick<Format, 'money'>): (price: GivenAway) => GivenPriceText {
  const { t } = useTranslation();
  return ({ amount, own_amount, given }) => {
    const left = amount - given;
    const isFree = given >= own_amount;
    const isExtraPaid = isFree && left > 0;
    return {
      former: money(isExtraPaid ? own_amount : amount),
      formerLabel: t('cart.totals.was'),
      children: isFree ? t('menu.free') : money(left),
      extra: isExtraPaid ? t('item.price_extra', { price: money(left) }) : undefined,
    };
  };
}
