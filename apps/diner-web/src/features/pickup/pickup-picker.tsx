import { SegmentedControl } from '@comanda/ui';
import type { Pickup } from '@comanda/ordering';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './pickup-picker.module.css';
import { PickupTimeFields } from './pickup-time-fields';

type PickupPickerProps = {
  readonly pickup: Pickup;
  readonly canOrderNow: boolean;
  readonly prep_minutes: number;
};

/** When the guest comes: as soon as it is ready, or at a time of their own. */
export function PickupPicker({ pickup, canOrderNow, prep_minutes }: PickupPickerProps) {
  const { t } = useTranslation();
  const days = useMemo(() => pickup.slots(), [pickup]);
  const first = days[0]?.slots[0];
  return (
    <section className={styles.picker}>
      <SegmentedControl
        legend={t('cart.pickup.title')}
        value={pickup.chosen ? 'later' : 'now'}
        onChange={(value) => pickup.choose(value === 'now' ? null : (first ?? null))}
        options={[
          {
            value: 'now',
            label: t('cart.pickup.now'),
            detail: t('cart.pickup.now_detail', { minutes: prep_minutes }),
            isDisabled: !canOrderNow,
          },
          { value: 'later', label: t('cart.pickup.later'), isDisabled: !first },
        ]}
      />
      {pickup.chosen && (
        <PickupTimeFields days={days} chosen={pickup.chosen} onChange={pickup.choose} />
      )}
    </section>
  );
}
