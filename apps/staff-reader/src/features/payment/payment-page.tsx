import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { PageBody } from '#shared/page-body';
import { GuestPayment } from './guest-payment';
import { UnpaidOrders } from './unpaid-orders';

type PaymentPageProps = { readonly readersPath: string };

/** Takes the payment of the guest that the address names; without one, lists what is unpaid. */
export function PaymentPage({ readersPath }: PaymentPageProps) {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const guest_id = query.get('guest_id');
  return (
    <PageBody title={t('staff.payment.title')}>
      {guest_id === null ? (
        <UnpaidOrders readersPath={readersPath} />
      ) : (
        <GuestPayment key={guest_id} guest_id={guest_id} table_id={query.get('table_id')} />
      )}
    </PageBody>
  );
}
