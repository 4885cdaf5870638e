import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { InSight } from '#shared/in-sight';

/** The payment was refused; with the provider's own words, where it has said any. */
export function DeclinedBanner({ message = '' }: { readonly message?: string }) {
  const { t } = useTranslation();
  return (
    <InSight>
      <Banner tone="danger" isLive title={t('checkout.payment.declined_title')}>
        {message && <p>{message}</p>}
        <p>{t('checkout.payment.declined_body')}</p>
      </Banner>
    </InSight>
  );
}
