import { type PaymentOptions, useRestaurant } from '@comanda/ordering';
import { Banner, SegmentedControl } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import type { Way } from './use-paying';

type PaymentWaysProps = {
  readonly options: PaymentOptions;
  readonly way: Way;
  readonly isBusy: boolean;
  readonly onChange: (way: Way) => void;
};

/** Now or at the counter, where there is a choice; says so where there is no way to pay. */
export function PaymentWays({ options, way, isBusy, onChange }: PaymentWaysProps) {
  const { t } = useTranslation();
  const { pay_at_counter_label } = useRestaurant();
  // A name of the restaurant's own says how by itself.
  const counter = pay_at_counter_label ?? t('checkout.payment.counter');
  const detail = pay_at_counter_label ? undefined : t('checkout.payment.counter_detail');
  if (!options.online && !options.counter) {
    return <Banner tone="warning">{t('checkout.payment.no_provider')}</Banner>;
  }
  if (!options.counter) return null;
  if (!options.online) {
    return <Banner title={counter}>{detail}</Banner>;
  }
  return (
    <SegmentedControl
      legend={t('checkout.payment.method')}
      value={way}
      onChange={onChange}
      options={[
        { value: 'card', label: t('checkout.payment.now'), isDisabled: isBusy },
        {
          value: 'counter',
          label: counter,
          ...(detail === undefined ? {} : { detail }),
          isDisabled: isBusy,
        },
      ]}
    />
  );
}
