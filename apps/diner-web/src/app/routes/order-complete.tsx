import {
  type LastPlaced,
  useLastPlaced,
  useLiveUpdates,
  useNow,
  useOrdering,
  usePlacedOrder,
  useRestaurant,
} from '@comanda/ordering';
import { useCheckout } from '@comanda/ordering/payment';
import { useSeat } from '@comanda/ordering/table';
import { Button, LinkButton } from '@comanda/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { useIsFrontOfHouse } from '#app/front-of-house';
import { pathTo } from '#app/paths';
import { ReceiptLink } from '#app/screens/receipt-link';
import { tablePaths } from '#app/table/table-paths';
import { CurbsideLink } from '#features/curbside/curbside-link';
import { DeliveryProgress } from '#features/delivery/delivery-progress';
import { OrderAgainButton } from '#features/order-again/order-again-button';
import {
  calledBy,
  CancelledNotice,
  hasTextableReceipt,
  KnownNumber,
  OrderTicket,
  OrderWaiting,
  useCancelledTitle,
} from '@comanda/ordering-ui/order-status';
import { CHECKOUT_TEXTS, latePart, OptionalPart, PageOnItsWay, useTexts } from '@comanda/web/late';
import { Page } from '@comanda/web/page';
import { isPast } from './is-recent';
import { LanguageAction } from './language-action';

const TextReceipt = latePart(() => import('#app/screens/text-receipt').then((m) => m.TextReceipt));

/** The order is in: its number, when it is ready, and the receipt. */
export function OrderCompleteRoute() {
  const { endpoint } = useOrdering();
  const { reset } = useCheckout();
  const last = useLastPlaced();
  const areTextsThere = useTexts(CHECKOUT_TEXTS);
  if (!last) return <Navigate to={pathTo('order', { endpoint })} replace />;
  if (!areTextsThere) return <PageOnItsWay />;
  return <PlacedOrder {...last} onPast={reset} />;
}

type PlacedOrderProps = LastPlaced & {
  /** Called once no return is expected. */
  readonly onPast: () => void;
};

function PlacedOrder({ guest_id, order_id, order_number: number, onPast }: PlacedOrderProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { endpoint } = useOrdering();
  const restaurant = useRestaurant();
  const { name: siteName, address } = restaurant;
  const { data: order } = usePlacedOrder(guest_id, order_id);
  const isStaffed = useIsFrontOfHouse(endpoint);
  const isPaidOnReader = isStaffed && import.meta.env.HAS_READER && order?.open_amount !== 0;
  const seat = useSeat();
  const events = useLiveUpdates({ guest_id });
  const now = useNow();
  const isOver = Boolean(order && isPast(order, now));
  const end = useEffectEvent(onPast);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  const isCancelled = order?.status === 'ORDER_CANCELLED';
  const guest = seat.identity;
  // From a device of the restaurant nobody’s receipt is texted, and of what is not paid there is none.
  const isTextable =
    !isStaffed && guest?.guest_id === guest_id && order && hasTextableReceipt(order);
  const cancelledTitle = useCancelledTitle();

  function title() {
    if (isCancelled) return cancelledTitle(order);
    const name = order ? calledBy(order, restaurant) : '';
    return name ? t('order.complete.title', { name }) : t('order.complete.title_plain');
  }

  function startAgain() {
    void navigate(pathTo('order', { endpoint }));
    // Staff serve somebody else next.
    if (isStaffed) seat.reset();
  }

  return (
    <Page
      title={title()}
      {...(isCancelled ? {} : { subtitle: t('order.complete.placed') })}
      siteName={siteName}
      actions={<LanguageAction />}
      isNarrow
    >
      {!order && number !== null && <KnownNumber number={number} />}
      {order === undefined && number === null && <OrderWaiting />}
      {/* A delivery shows its own cancellation reason. */}
      {isCancelled && !order.delivery && <CancelledNotice order={order} isHeaded />}
      {order && !isCancelled && <OrderTicket order={order} address={address} />}
      {order?.delivery && <DeliveryProgress order={order} events={events} />}
      {isPaidOnReader && (
        <LinkButton
          component="a"
          href={`${pathTo('reader', {})}?${new URLSearchParams({ restaurant: endpoint, guest_id }).toString()}`}
          size="large"
          isWide
        >
          {t('cart.front_of_house.take_payment')}
        </LinkButton>
      )}
      <ReceiptLink
        guest_id={guest_id}
        order_id={order_id}
        tone={isPaidOnReader ? 'secondary' : 'primary'}
        size="large"
        isWide
      />
      {!isStaffed && order?.order_number && (
        <CurbsideLink order={order} to={tablePaths(endpoint).curbside(order.order_number)} />
      )}
      {!isStaffed && order && order.items.length > 0 && (
        <OrderAgainButton
          order={order}
          onFilled={() => void navigate(pathTo('cart', { endpoint }))}
        />
      )}
      <Button tone="secondary" size="large" isWide onClick={startAgain}>
        {t('order.complete.again')}
      </Button>
      {/* Last, as it comes late: nothing moves. */}
      {isTextable && (
        <OptionalPart>
          <TextReceipt phone={guest.known_phone ?? ''} />
        </OptionalPart>
      )}
    </Page>
  );
}
