import { useTotals } from '@comanda/ordering';
import { FloatingBar } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '../times/use-format';
import styles from './checkout-bar.module.css';

type CheckoutBarProps = {
  readonly to: string;
  /** Fault that prevents checkout; the page shows the solution. */
  readonly fault: { readonly code: string } | null;
  /** May keep the guest here first. */
  readonly onClick?: MouseEventHandler;
  /** Label of a step other than the checkout. */
  readonly label?: string;
  /** Where it is closed now and orders are taken for later: asks for a time. */
  readonly onLater?: (() => void) | undefined;
  /** A smaller way beside it. */
  readonly aside?: ReactNode;
};

/** Faults under which nothing is ordered for now. */
const CLOSED: ReadonlySet<string> = new Set([
  'restaurant_closed',
  'restaurant_inactive',
  'last_order_passed',
]);

/** On to the checkout, with the total; grey while something stands against it. */
export function CheckoutBar({ to, fault, onClick, label, onLater, aside }: CheckoutBarProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { totals } = useTotals();
  const step = label ?? t('cart.checkout');
  const due = totals.total_with_tip_and_tax;
  if (!fault)
    return (
      <FloatingBar
        component={Link}
        to={to}
        onClick={onClick}
        label={step}
        total={money(due)}
        aside={aside}
      />
    );
  if (onLater && (fault.code === 'restaurant_closed' || fault.code === 'last_order_passed'))
    return (
      <FloatingBar
        component="button"
        type="button"
        onClick={onLater}
        label={t('cart.pickup.choose')}
        total={money(due)}
        aside={aside}
      />
    );
  const isClosed = CLOSED.has(fault.code);
  return (
    <FloatingBar
      component="button"
      type="button"
      disabled
      className={styles.closed}
      label={isClosed ? t('cart.closed') : step}
      // Of what cannot be had there is nothing to pay.
      total={due > 0 ? money(due) : undefined}
      aside={aside}
    />
  );
}
