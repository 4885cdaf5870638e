import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { InSight } from '@comanda/web/page';
import { useDeclineText } from './use-decline-text';

type DeclinedBannerProps = {
  readonly message?: string;
  /** Whether it can be paid without a card. */
  readonly hasOtherWay: boolean;
};

/** The payment was refused; with the provider's own words, where it has said any for people. */
export function DeclinedBanner({ message = '', hasOtherWay }: DeclinedBannerProps) {
  const { t } = useTranslation();
  const words = useDeclineText()(message);
  return (
    <InSight>
      <Banner tone="danger" isLive title={t('checkout.payment.declined_title')}>
        {words && <p>{words}</p>}
        <p>{t(`checkout.payment.${hasOtherWay ? 'declined_body' : 'declined_body_only'}`)}</p>
      </Banner>
    </InSight>
  );
}
