import { useGuestName } from '@comanda/i18n/react';
import {
  useCartSize,
  useCatalogue,
  useOrderFault,
  useOrdering,
  usePaymentOptions,
  useReorder,
  useRestaurant,
} from '@comanda/ordering';
import { useCheckout } from '@comanda/ordering/payment';
import { useIsRoundTried } from '@comanda/ordering/table';
import type { Order, OrderItem } from '@comanda/contracts';
import { Banner, EmptyState, BagIcon, FloatingBar, LinkButton } from '@comanda/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ReceiptLink } from '#app/screens/receipt-link';
import { hasTextableReceipt, OrderTicket } from '@comanda/ordering-ui/order-status';
import { BillSummary } from '#features/table-orders/bill-summary';
import { refundedOf } from '#features/table-orders/refunded-of';
import { OrderCard } from '#features/table-orders/order-card';
import { toasts } from '@comanda/web/toasts';
import { useBlockText, useFormat } from '@comanda/ordering-ui/times';
import { hasPaid } from '../has-paid';
import { OrdersSkeleton } from '../orders-skeleton';
import { useParty } from '../party-context';
import { TableBar } from '../table-bar';
import { TablePage } from '../table-page';
import { UnreadParty } from '../unread-party';
import { useBillNow } from '../use-bill-now';
import { useCanPayBill } from '../use-can-pay-bill';
import { SendRound } from './send-round';

/** Shows the table's orders, one's own first, their progress, and their payments. */
export function OrdersRoute() {
  const { t } = useTranslation();
  const guestName = useGuestName();
  const { orders, is_loading, is_unread, seat, paths, pays_later } = useParty();
  const bill = useBillNow();
  const { online } = usePaymentOptions();
  const { address, pay_at_counter_label } = useRestaurant();
  const canPay = useCanPayBill();
  const inCart = useCartSize();
  const cartFault = useOrderFault();
  const { ordered_again, orderAgain } = useOrderAgain();
  const isTried = useIsRoundTried();
  usePlacedNews(orders);
  const mine = seat.identity?.guest_id ?? null;
  const own = orders.filter(({ guest_id }) => guest_id === mine);
  const [newest] = own;
  const others = orders.filter(({ guest_id }) => guest_id !== mine);
  const isPaid = hasPaid(mine, newest, bill);
  // A guest who treats others has a receipt without an order.
  const hasShare = bill?.shares.some(
    ({ guest_id, status }) => guest_id === mine && status !== 'CLAIMED',
  );
  const receiptPath = isPaid ? paths.paymentComplete : paths.orderComplete;
  const isSettled = bill !== null && bill.open + bill.claimed === 0;
  const refunded = refundedOf(bill, orders);
  const isAllBack = refunded > 0 && refunded === bill?.paid;

  function bar() {
    if (inCart === 0) return canPay && <PayBar open={bill?.open ?? 0} />;
    // Other lines in the cart are reviewed before it is sent.
    const isSeen = inCart === ordered_again || isTried;
    return pays_later && cartFault === null && isSeen ? <SendRound /> : <TableBar />;
  }

  return (
    <TablePage
      title={t(pays_later ? 'table.orders.title' : 'table.orders.title_mine')}
      backTo={paths.guestHome}
      isNarrow
      bar={bar()}
    >
      {is_loading && <OrdersSkeleton />}
      {is_unread && <UnreadParty />}
      {orders.length === 0 && !is_loading && !is_unread && (
        <EmptyState
          icon={<BagIcon />}
          title={
            inCart > 0
              ? t('table.orders.waiting', { count: inCart })
              : t('table.orders.empty_title')
          }
          action={
            <LinkButton component={Link} to={paths.logoView}>
              {t(inCart > 0 ? 'table.home.add' : 'table.home.start')}
            </LinkButton>
          }
        >
          {t('table.orders.empty_body')}
        </EmptyState>
      )}
      {newest && !pays_later && <OrderTicket order={newest} address={address} />}
      {own.map((order) => (
        <OrderCard
          key={order.order_id}
          order={order}
          title={t('table.orders.mine')}
          onAgain={orderAgain}
        />
      ))}
      {others.map((order) => (
        <OrderCard
          key={order.order_id}
          order={order}
          title={t('table.orders.of', { name: guestName(order.guest_name) })}
          isFolded
        />
      ))}
      {bill && pays_later && <BillSummary bill={bill} refunded={refunded} guest_id={mine} />}
      {isSettled && pays_later && !isAllBack && (
        <Banner tone="success">{t('table.orders.all_paid')}</Banner>
      )}
      {canPay && inCart > 0 && (
        <LinkButton component={Link} to={paths.pay} size="large" isWide>
          {t('table.orders.pay')}
        </LinkButton>
      )}
      {!online && bill !== null && !isSettled && pays_later && (
        <Banner>{pay_at_counter_label ?? t('table.orders.at_counter')}</Banner>
      )}
      {newest && <Receipt order={newest} textPath={receiptPath} />}
      {!newest && hasShare && mine && <ReceiptLink guest_id={mine} tone="secondary" isWide />}
    </TablePage>
  );
}

/** The way to pay, with what is left of the bill. */
function PayBar({ open }: { readonly open: number }) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { paths } = useParty();
  return (
    <FloatingBar
      component={Link}
      to={paths.pay}
      label={t('table.orders.pay')}
      total={open > 0 ? money(open) : undefined}
    />
  );
}

type ReceiptProps = { readonly order: Order; readonly textPath: string };

/** The way to have the receipt as a text, where it is sent as one; otherwise to read it. */
function Receipt({ order, textPath }: ReceiptProps) {
  const { t } = useTranslation();
  if (hasTextableReceipt(order)) {
    return (
      <LinkButton component={Link} to={textPath} tone="secondary" isWide>
        {t('table.orders.text')}
      </LinkButton>
    );
  }
  return <ReceiptLink guest_id={order.guest_id} tone="secondary" isWide />;
}

type OrderAgain = {
  /** How many of what is in the cart were put there on this page. */
  readonly ordered_again: number;
  readonly orderAgain: (item: OrderItem) => void;
};

/** One more of a line that was ordered before; the bar below sends it. */
function useOrderAgain(): OrderAgain {
  const { t } = useTranslation();
  const reorder = useReorder();
  const inCart = useCartSize();
  const { index } = useCatalogue();
  const blockText = useBlockText();
  const [ordered_again, setOrderedAgain] = useState(0);
  function orderAgain(item: OrderItem) {
    const added = reorder(item);
    if (added.ok) setOrderedAgain(inCart === 0 ? 1 : ordered_again + 1);
    // An order keeps the restaurant's words; its guest reads the menu in another language.
    const name = index.get(item.item_id)?.item.name ?? item.name;
    toasts.show(
      added.ok
        ? { message: t('item.added', { name }), tone: 'success', id: 'added' }
        : { message: blockText(added.error, name), tone: 'danger', id: 'added' },
    );
  }
  return { ordered_again, orderAgain };
}

/** Tells once that the order which has just been placed is in, and whether it is paid. */
function usePlacedNews(orders: readonly Order[]): void {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { store } = useOrdering();
  const { flow } = useCheckout();
  const news = flow.stage === 'placed' && !flow.is_told ? flow : null;
  const placed_id = news?.order_id ?? null;
  const placed = orders.find(({ order_id }) => order_id === placed_id);
  useEffect(() => {
    if (placed_id !== null) void queryClient.invalidateQueries({ queryKey: ['table'] });
  }, [queryClient, placed_id]);
  const tell = useEffectEvent((order: Order) => {
    const isPaid = order.payment_method !== 'COUNTER';
    toasts.show({
      message: t(isPaid ? 'checkout.payment.received' : 'order.complete.placed'),
      tone: 'success',
      id: 'placed',
    });
    if (news) store.getState().setFlow({ ...news, is_told: true });
  });
  useEffect(() => {
    if (placed) tell(placed);
  }, [placed]);
}
