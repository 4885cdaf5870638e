import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { InSight } from '#shared/in-sight';
import { useDeclineText } from './use-decline-text';

/** The payment was refused; with the provider's own words, where it has said any for people. */
export function DeclinedBanner({ message = '' }: { readonly message?: string }) {
  const { t } = useTranslation();
  const words = useDeclineText()(message);
  return (
    <InSight>
      <Banner tone="danger" isLive title={t('checkout.payment.declined_title')}>
        {words && <p>{words}</p>}
        <p>{t('checkout.payment.declined_body')}</p>
      </Banner>
    </InSight>
  );
}
