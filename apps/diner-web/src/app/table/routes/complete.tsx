import { useRestaurant } from '@comanda/ordering';
import { useCheckout } from '@comanda/ordering/payment';
import { LinkButton } from '@comanda/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useMatch } from 'react-router-dom';
import { ReceiptLink } from '#app/screens/receipt-link';
import { TextReceipt } from '#app/screens/text-receipt';
import {
  CancelledNotice,
  hasTextableReceipt,
  isInKitchen,
  KnownNumber,
  OrderTicket,
  OrderWaiting,
  useCancelledTitle,
} from '@comanda/ordering-ui/order-status';
import { hasPaid } from '../has-paid';
import { useParty } from '../party-context';
import { TablePage } from '../table-page';
import { TABLE_PATTERNS } from '../table-paths';
import { UnreadParty } from '../unread-party';

/** Thank you: the kitchen has the order, or the payment has arrived; its number, and the receipt. */
export function CompleteRoute() {
  const { t } = useTranslation();
  const { me, seat, orders, bill, is_loading, is_unread, paths, is_tablet } = useParty();
  const { address } = useRestaurant();
  const isAfterPayment = useMatch(TABLE_PATTERNS.paymentComplete) !== null;
  const guest_id = seat.identity?.guest_id ?? null;
  const placed = usePlaced(guest_id);
  const number = placed?.order_number ?? null;
  const order = orders.find((each) => each.guest_id === guest_id);
  // Anybody can open this address: whether something was paid, the order and the bill say.
  const isPaid = isAfterPayment && hasPaid(guest_id, order, bill);
  const isCooked = order !== undefined && isInKitchen(order);
  const isCancelled = order?.status === 'ORDER_CANCELLED';
  const cancelledTitle = useCancelledTitle();
  const name = me?.name ?? '';
  // Opening a link shows no thank-you page.
  if (guest_id === null && !is_tablet) return <Navigate to={paths.guestHome} replace />;

  function title() {
    if (isCancelled) return cancelledTitle(order);
    return name ? t('order.complete.title', { name }) : t('order.complete.title_plain');
  }

  return (
    <TablePage title={title()} isNarrow>
      {isPaid && <p>{t('table.complete.paid')}</p>}
      {isCooked && !isPaid && <p>{t('table.complete.kitchen')}</p>}
      {isCancelled && <CancelledNotice order={order} isHeaded />}
      {order && !isCancelled && <OrderTicket order={order} address={address} />}
      {is_unread && <UnreadParty />}
      {!order && number !== null && <KnownNumber number={number} />}
      {!order && number === null && !is_unread && (is_loading || placed) && <OrderWaiting />}
      {is_tablet ? (
        <LinkButton component={Link} to={paths.tabletStart} size="large" isWide>
          {t('table.complete.new_order')}
        </LinkButton>
      ) : (
        <LinkButton
          component={Link}
          to={isPaid ? paths.orders : paths.guestHome}
          size="large"
          isWide
        >
          {isPaid ? t('order.complete.view') : t('common.close')}
        </LinkButton>
      )}
      {order && hasTextableReceipt(order) && (
        <TextReceipt phone={is_tablet ? '' : (seat.identity?.known_phone ?? '')} />
      )}
      {guest_id && <ReceiptLink guest_id={guest_id} tone="secondary" size="large" isWide />}
    </TablePage>
  );
}

/** Returns this guest's order just placed here, and refetches the table at once. */
function usePlaced(guest_id: string | null) {
  const queryClient = useQueryClient();
  const { flow } = useCheckout();
  const placed = flow.stage === 'placed' && flow.guest_id === guest_id ? flow : null;
  const isPlaced = placed !== null;
  useEffect(() => {
    if (isPlaced) void queryClient.invalidateQueries({ queryKey: ['table'] });
  }, [queryClient, isPlaced]);
  return placed;
}
