import { Price } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import styles from './given-price.module.css';
import { useFormat } from './use-format';

type GivenPriceProps = {
  /** What it costs usually. */
  readonly amount: number;
  /** How much of that is the dish's own price, without what was chosen with it. */
  readonly own_amount: number;
  /** How much of it a promotion gives away; if all of the dish, it is free. */
  readonly given: number;
};

/** The price of a dish of which something is given away: the usual one struck through, and what is left. What was chosen with a free dish is paid. */
export function GivenPrice({ amount, own_amount, given }: GivenPriceProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const left = amount - given;
  const isFree = given >= own_amount;
  return (
    <span className={styles.prices}>
      <Price former={money(isFree ? own_amount : amount)} formerLabel={t('cart.totals.was')}>
        {isFree ? t('menu.free') : money(left)}
      </Price>
      {isFree && left > 0 && <Price>{t('item.price_extra', { price: money(left) })}</Price>}
    </span>
  );
}
