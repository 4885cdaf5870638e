import type { DeliveryView } from '@comanda/ordering/delivery';
import { SegmentedControl } from '@comanda/ui';
import { type ReactNode, Suspense, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { latePart } from '#shared/late-part';
import { whenIdle } from '#shared/when-idle';
import styles from './delivery.module.css';

const DeliveryForm = latePart(() => import('./delivery-form').then((m) => m.DeliveryForm));

type DeliveryChoiceProps = {
  readonly formId: string;
  readonly delivery: DeliveryView;
  /** When it is fetched, where it is not brought. */
  readonly pickup: ReactNode;
  /** Why nothing is brought at this moment; asks nobody where to, then. */
  readonly closed?: ReactNode;
};

/** Fetched or brought; of a restaurant that brings nothing only when it is fetched. */
export function DeliveryChoice({ formId, delivery, pickup, closed }: DeliveryChoiceProps) {
  const { t, i18n } = useTranslation();
  const { is_offered } = delivery;
  useEffect(() => {
    if (!is_offered) return;
    // What fails is fetched once more when it is wanted.
    return whenIdle(() => void DeliveryForm.preload(i18n).catch(() => undefined));
  }, [is_offered, i18n]);
  if (!is_offered) return pickup;
  return (
    <section className={styles.section}>
      <SegmentedControl
        legend={t('delivery.how')}
        value={delivery.is_wanted ? 'delivery' : 'pickup'}
        onChange={(value) => delivery.choose(value === 'delivery')}
        options={[
          { value: 'pickup', label: t('delivery.pickup') },
          { value: 'delivery', label: t('delivery.delivery') },
        ]}
      />
      {!delivery.is_wanted && pickup}
      {delivery.is_wanted && (
        <Suspense fallback={null}>
          {closed ?? <DeliveryForm id={formId} delivery={delivery} />}
        </Suspense>
      )}
    </section>
  );
}
