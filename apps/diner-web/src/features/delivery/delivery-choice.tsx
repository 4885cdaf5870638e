import type { DeliveryView } from '@comanda/ordering/delivery';
import { SegmentedControl } from '@comanda/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './delivery.module.css';
import { DeliveryForm } from './delivery-form';

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
  const { t } = useTranslation();
  if (!delivery.is_offered) return pickup;
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
      {delivery.is_wanted && (closed ?? <DeliveryForm id={formId} delivery={delivery} />)}
    </section>
  );
}
