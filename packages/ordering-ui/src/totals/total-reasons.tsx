import { assertNever } from '@comanda/kernel';
import type { StepReason } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../times/use-format';
import { AmountRow } from './amount-row';
import styles from './price-reasons.module.css';
import { visibleTotalSteps } from './visible-total-steps';
import { useDiscountLabel } from './use-discount-label';

/** All that is added and taken off, in the order in which it is, in the cart's words. */
export function TotalReasons({ steps }: { readonly steps: readonly StepReason[] }) {
  const label = useStepLabel();
  return (
    <dl className={styles.rows}>
      {visibleTotalSteps(steps).map((step) => {
        const text = label(step);
        const key = step.key === 'discount' ? step.id : text;
        return <AmountRow key={key} label={text} amount={step.amount} tone={toneOf(step)} />;
      })}
    </dl>
  );
}

function toneOf(step: StepReason): 'step' | 'sum' | 'total' {
  if (step.key === 'total') return 'total';
  return step.key === 'net_total' || step.key === 'total_with_tax' ? 'sum' : 'step';
}

function useStepLabel(): (step: StepReason) => string {
  const { t } = useTranslation();
  const { money, percent } = useFormat();
  const discountLabel = useDiscountLabel();
  return (step) => {
    switch (step.key) {
      case 'discount':
        return discountLabel(step);
      case 'items':
        return t('cart.totals.subtotal');
      case 'delivery_fee':
        return t('cart.totals.delivery_fee');
      case 'delivery_tip':
        return t('cart.totals.delivery_tip');
      case 'tax':
      case 'included_tax':
        return t(`reasons.${step.key}`, { rate: percent(step.tax_rate), amount: money(step.of) });
      case 'tip':
        return step.basis_points === null
          ? t('cart.totals.tip')
          : t('reasons.tip', { rate: percent(step.basis_points / 100), amount: money(step.of) });
      case 'net_total':
      case 'total_with_tax':
        return t(`reasons.${step.key}`);
      case 'total':
        return t('cart.totals.total');
      default:
        return assertNever(step);
    }
  };
}
