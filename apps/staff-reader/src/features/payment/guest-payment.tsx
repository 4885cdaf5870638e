import type { ShareInput } from '@comanda/contracts';
import { usePayment, useStoredOrder } from '@comanda/ordering/payment';
import { useStaffPlace } from '@comanda/staff/provider';
import { useReaders } from '@comanda/staff/readers';
import { useGuestBill } from '@comanda/staff/tables';
import { Banner, LinkButton } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PagePending } from '#shared/page-pending';
import { usePaymentPath } from '#shared/payment-path';
import { AtReader } from './at-reader';
import { PaymentDone } from './payment-done';
import { PaymentForm } from './payment-form';

type GuestPaymentProps = { readonly guest_id: string; readonly table_id: string | null };

/** Takes the payment of one guest: a stored order, or a share of the bill. */
export function GuestPayment({ guest_id, table_id }: GuestPaymentProps) {
  const { t } = useTranslation();
  const { client, restaurant_id } = useStaffPlace();
  const paymentPath = usePaymentPath();
  const { bill, error } = useGuestBill(guest_id, table_id);
  const readers = useReaders();
  // Undefined until staff choose; null while their choice is not complete.
  const [chosen, setChosen] = useState<ShareInput | null>();
  // An order that is not placed yet is on no bill: it is paid as it was stored.
  const isOnBill = bill !== undefined && (bill.is_placed || bill.party !== null);
  const isOwing = bill === undefined || bill.open_amount > 0;
  const share = chosen === undefined ? ({ kind: isOwing ? 'mine' : 'all' } as const) : chosen;
  const order = useStoredOrder({
    client,
    restaurant_id,
    guest_id,
    ...(isOnBill && share !== null ? { bill: { share } } : {}),
  });
  const payment = usePayment(order, readers.reader);

  /** Begins the next payment; the share that was paid is not chosen again. */
  function startAgain(): void {
    setChosen(undefined);
    payment.reset();
  }
  if (payment.flow.stage === 'placed')
    return <PaymentDone table_id={table_id} flow={payment.flow} onRead={startAgain} />;
  if (payment.isOpening || payment.status === 'READY' || payment.status === 'PROCESSING')
    return <AtReader payment={payment} reader={readers.reader} />;
  if (order.pending_guest_id !== null) {
    return (
      <Banner
        tone="warning"
        title={t('staff.payment.other_pending')}
        action={
          <LinkButton component={Link} to={paymentPath(order.pending_guest_id)} size="small">
            {t('staff.payment.open_undecided')}
          </LinkButton>
        }
      />
    );
  }
  if (bill === undefined) return <PagePending error={error} />;
  return (
    <PaymentForm
      guest_id={guest_id}
      bill={bill}
      isOnBill={isOnBill}
      share={share}
      onShare={setChosen}
      readers={readers}
      payment={payment}
    />
  );
}
