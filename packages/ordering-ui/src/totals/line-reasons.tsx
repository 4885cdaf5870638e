import type { LineReason } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../times/use-format';
import { AmountRow } from './amount-row';
import styles from './price-reasons.module.css';
import { useDiscountLabel } from './use-discount-label';

type Part = LineReason['parts'][number];

/** One line of the order: what a unit is made of, how many, and what comes off. */
export function LineReasons({ line }: { readonly line: LineReason }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const discountLabel = useDiscountLabel();
  const { name, multiplier, parts, unit_price, amount, discounts, net } = line;
  const isPlain = parts.length === 1;

  function partLabel(part: Part): string {
    if (part.key === 'item') return part.name;
    const { count, free } = part;
    return free > 0
      ? t('reasons.free', { count, free, name: part.name })
      : t('cart.line.modifier', { count, name: part.name });
  }

  return (
    <dl className={styles.rows} aria-label={name}>
      {!isPlain &&
        parts.map((part) => (
          <AmountRow
            key={part.key === 'item' ? 'item' : part.modifier_id}
            label={partLabel(part)}
            amount={part.amount}
          />
        ))}
      <AmountRow
        label={t('cart.line.modifier', { count: multiplier, name })}
        detail={multiplier > 1 ? t('cart.line.each', { price: money(unit_price) }) : undefined}
        amount={amount}
        tone={discounts.length > 0 ? 'step' : 'sum'}
      />
      {discounts.map((discount) => (
        <AmountRow key={discount.id} label={discountLabel(discount)} amount={discount.amount} />
      ))}
      {discounts.length > 0 && <AmountRow label={name} amount={net} tone="sum" />}
    </dl>
  );
}
