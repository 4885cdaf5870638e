import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';

/** The payment was refused; with the provider's own words, where it has said any. */
export function DeclinedBanner({ message = '' }: { readonly message?: string }) {
  const { t } = useTranslation();
  return (
    <Banner tone="danger" isLive title={t('checkout.payment.declined_title')}>
      {message && <p>{message}</p>}
      <p>{t('checkout.payment.declined_body')}</p>
    </Banner>
  );
}
