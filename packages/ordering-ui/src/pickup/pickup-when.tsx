import { type Pickup, useRestaurant } from '@comanda/ordering';
import type { PickupDay } from '@comanda/schedules';
import { SegmentedControl } from '@comanda/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './pickup-picker.module.css';

type PickupWhenProps = {
  readonly pickup: Pickup;
  readonly days: readonly PickupDay[];
  readonly onLater?: () => void;
  /** The time itself. */
  readonly children: ReactNode;
};

/** Now, or later; later begins with the first time there is. */
export function PickupWhen({ pickup, days, onLater, children }: PickupWhenProps) {
  const { t } = useTranslation();
  const { prep_minutes } = useRestaurant();
  const { is_soonest_taken } = pickup;
  const first = days[0]?.slots[0] ?? null;
  // An unavailable time is not chosen, and shows no duration.
  const soonest = is_soonest_taken ? 'now' : null;

  function choose(value: string) {
    pickup.choose(value === 'now' ? null : first);
    if (value !== 'now') onLater?.();
  }

  return (
    <section className={styles.picker}>
      <SegmentedControl
        legend={t('cart.pickup.title')}
        value={pickup.chosen ? 'later' : soonest}
        onChange={choose}
        options={[
          {
            value: 'now',
            label: t('cart.pickup.now'),
            detail: is_soonest_taken && t('cart.pickup.now_detail', { minutes: prep_minutes }),
            isDisabled: !is_soonest_taken,
          },
          { value: 'later', label: t('cart.pickup.later'), isDisabled: !first },
        ]}
      />
      {children}
    </section>
  );
}
