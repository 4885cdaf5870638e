import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { InSight } from '@comanda/web/page';

/** Shown when a guest returns without having paid. */
export function UntriedBanner() {
  const { t } = useTranslation();
  return (
    <InSight>
      <Banner tone="warning" isLive title={t('checkout.payment.untried_title')}>
        {t('checkout.payment.untried_body')}
      </Banner>
    </InSight>
  );
}
