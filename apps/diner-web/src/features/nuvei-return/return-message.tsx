import { Banner, Button } from '@comanda/ui';
import { useTranslation } from 'react-i18next';

type ReturnMessageProps = {
  readonly kind: 'paid_body' | 'refunded' | 'unverified';
  readonly onStartNew: () => void;
};

/** How a payment ended that leads to no order on this screen, and the way on. */
export function ReturnMessage({ kind, onStartNew }: ReturnMessageProps) {
  const { t } = useTranslation();
  return (
    <>
      <Banner tone={kind === 'paid_body' ? 'success' : 'danger'} isLive>
        {t(`checkout.verification.${kind}`)}
      </Banner>
      <Button size="large" isWide onClick={onStartNew}>
        {t('checkout.verification.start_new')}
      </Button>
    </>
  );
}
