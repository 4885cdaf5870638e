import { useRestaurant } from '@comanda/ordering';
import { Banner, LinkButton } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ReceiptLink } from '#app/screens/receipt-link';
import { Page } from '#shared/page';

type ClosedWhilePayingProps = {
  readonly guest_id: string;
  /** Otherwise nobody here can tell. */
  readonly isPaid: boolean;
  /** Where whoever sits down next begins. */
  readonly onwards: string;
};

/** What became of a payment at a table that staff closed meanwhile. The receipt needs no session. */
export function ClosedWhilePaying({ guest_id, isPaid, onwards }: ClosedWhilePayingProps) {
  const { t } = useTranslation();
  const { name: siteName } = useRestaurant();
  return (
    <Page
      title={t(isPaid ? 'order.complete.title_plain' : 'table.pay.title')}
      siteName={siteName}
      isNarrow
    >
      {isPaid ? (
        <Banner tone="success" isLive title={t('table.complete.paid')}>
          {t('table.session.closed_paid')}
        </Banner>
      ) : (
        <Banner tone="warning" isLive>
          {t('table.session.closed_unsure')}
        </Banner>
      )}
      <ReceiptLink guest_id={guest_id} size="large" isWide />
      <LinkButton component={Link} to={onwards} replace tone="secondary" size="large" isWide>
        {t('table.complete.new_order')}
      </LinkButton>
    </Page>
  );
}
