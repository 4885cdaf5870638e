import { useRestaurant } from '@comanda/ordering';
import { Banner, LinkButton } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ReceiptLink } from '#app/screens/receipt-link';
import { Page } from '@comanda/web/page';

type ClosedWhilePayingProps = {
  readonly guest_id: string;
  /** Otherwise nobody here can tell. */
  readonly isPaid: boolean;
  /** Where whoever sits down next begins; or, where another tab has moved on, whoever orders there. */
  readonly onwards: string;
  /** Not closed: another tab orders for somebody else by now, or at another table. */
  readonly isMoved?: boolean;
};

/**
 * Shows the result of a payment at a table that staff closed meanwhile, or that was left in another tab. The receipt
 * needs no session.
 */
export function ClosedWhilePaying({ guest_id, isPaid, onwards, isMoved }: ClosedWhilePayingProps) {
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
          {!isMoved && t('table.session.closed_paid')}
        </Banner>
      ) : (
        <Banner tone="warning" isLive>
          {t(isMoved ? 'table.session.moved_unsure' : 'table.session.closed_unsure')}
        </Banner>
      )}
      <ReceiptLink guest_id={guest_id} size="large" isWide />
      <LinkButton component={Link} to={onwards} replace tone="secondary" size="large" isWide>
        {t(isMoved ? 'common.close' : 'table.complete.new_order')}
      </LinkButton>
    </Page>
  );
}
