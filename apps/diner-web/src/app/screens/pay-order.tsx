import { useCart, useCartPaymentOptions, usePendingPayment, useTotals } from '@comanda/ordering';
import { useCheckout } from '@comanda/ordering/payment';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { DECLINED_ELSEWHERE } from '#app/pay-paths';
import { DeclinedBanner, OrderPayment } from '@comanda/ordering-ui/card-payment';
import { useIsBrought } from '#app/use-is-brought';
import { QuoteCountdown } from '#features/delivery/quote-countdown';
import { TotalsTable } from '@comanda/ordering-ui/totals';
import { toasts } from '@comanda/web/toasts';
import { isAboutTime, type RefusedTime, timeState } from '@comanda/ordering-ui/pickup';
import { goneDishes } from './gone-dishes';
import { SoldOutOrder } from './sold-out-order';
import { useOtherTime } from './use-other-time';

type PayOrderProps = {
  readonly paths: {
    readonly cart: string;
    readonly contact: string;
    /** Where a hotel's guest says which room it is. */
    readonly room: string;
    /** Where another time is asked for, where one can be chosen. */
    readonly time?: string;
    /** Where something else is chosen. */
    readonly menu: string;
    /** Where there is nothing to pay. */
    readonly empty: string;
    readonly placed: string;
    /** The one address of this page, where others lead to it. */
    readonly pay?: string;
  };
  readonly frame: (content: ReactNode) => ReactNode;
};

/** Pays the cart before it is cooked: total, payment method, one button. */
export function PayOrder({ paths, frame }: PayOrderProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const options = useCartPaymentOptions();
  const { count, lines } = useCart();
  const { totals } = useTotals();
  const checkout = useCheckout();
  const { flow, fault, reset, acceptChanges } = checkout;
  const [left, setLeft] = useState<string | null>(null);
  const isPending = usePendingPayment();
  const { pathname, state } = useLocation();
  // At the end of its time an order that is to be brought must not be paid any more.
  const isBrought = useIsBrought();
  const chooseOtherTime = useOtherTime();

  // During a payment dishes are reported as gone only after the server's reply.
  const gone = left ?? (UNDER_WAY.has(flow.stage) ? null : goneDishes(lines));
  if (gone !== null) {
    return frame(
      <SoldOutOrder
        dishes={gone}
        menuPath={paths.menu}
        onLeave={() => {
          // It was told: on the menu nothing of it is left, and this page stays until that shows.
          setLeft(gone);
          acceptChanges();
        }}
      />,
    );
  }
  // A placed order has emptied the cart; what is in it since is another one.
  if (count === 0) {
    return <Navigate to={flow.stage === 'placed' ? paths.placed : paths.empty} replace />;
  }
  if (fault?.code === 'phone_missing') return <Navigate to={paths.contact} replace />;
  // The cart says that there is no way to pay.
  if (!options.online && !options.counter) return <Navigate to={paths.cart} replace />;
  // A payment that is under way is found out about wherever the guest came back to.
  const isElsewhere = paths.pay !== undefined && pathname !== paths.pay && !isPending;
  if (isElsewhere) return <Navigate to={paths.pay} replace />;

  const code = flow.stage === 'refused' ? flow.problem.code : '';
  const refused = isBrought || paths.time === undefined ? null : refusedTime();

  function review() {
    const isAboutGuest = ABOUT_GUEST.has(code);
    // Refusals are shown there, beside the field to correct.
    if (code === 'room_required') void navigate(paths.room);
    else if (isAboutGuest) void navigate(paths.contact);
    else if (refused && paths.time && chooseOtherTime()) {
      reset();
      void navigate(paths.time, { state: timeState(refused) });
    } else {
      reset();
      void navigate(paths.cart);
    }
  }

  /** Why the pickup time cannot be kept; null where that is not what stands against the order. */
  function refusedTime(): RefusedTime | null {
    if (fault?.code === 'pickup_time_invalid') return fault.reason;
    return isAboutTime(code) ? code : null;
  }

  function leaveWallet() {
    toasts.show({ message: t('checkout.payment.wallet_failed'), tone: 'danger', id: 'wallet' });
    void navigate(paths.cart);
  }

  return frame(
    <>
      <TotalsTable totals={totals} />
      <QuoteCountdown />
      {state === DECLINED_ELSEWHERE && flow.stage !== 'declined' && (
        <DeclinedBanner hasOtherWay={options.counter} />
      )}
      <OrderPayment
        checkout={checkout}
        options={options}
        total={totals.total_with_tip_and_tax}
        onReview={review}
        reviewLabel={t(refused ? 'cart.pickup.choose' : 'checkout.items_changed.review')}
        onWalletFailed={leaveWallet}
      />
    </>,
  );
}

const UNDER_WAY: ReadonlySet<string> = new Set(['confirming', 'placing', 'checking']);

/** Refusals that are settled where the guest says who they are. */
const ABOUT_GUEST: ReadonlySet<string> = new Set([
  'guest_name_in_use',
  'invalid_phone_number',
  'phone_required',
  'phone_unverified',
]);
