import {
  opensAt,
  useAreCampaignsAwaited,
  useCart,
  useCartPaymentOptions,
  useCheckoutDetails,
  useIsForLater,
  useOrderFault,
  useOrdering,
  usePickup,
  useRestaurant,
  useTipChoices,
} from '@comanda/ordering';
import { useDelivery } from '@comanda/ordering/delivery';
import { type ComponentProps, type MouseEvent, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { pathTo } from '#app/paths';
import { FilledCart } from '#app/screens/filled-cart';
import { useIsContactKnown } from '#app/use-is-contact-known';
import { useItemPath } from '#app/use-item-path';
import { usePayPath } from '#app/use-pay-path';
import { useTableReturn } from '#app/use-table-return';
import { EmptyCart } from '@comanda/ordering-ui/cart-lines';
import { CheckoutBar, NO_PAYMENT, OrderFaultNotice } from '@comanda/ordering-ui/cart-bar';
import { DeliveryClosed } from '#features/delivery/delivery-closed';
import { DeliveryChoice } from '#features/delivery/delivery-choice';
import { QuoteBar } from '#features/delivery/quote-bar';
import { PickupChoice, refusedTimeOf } from '@comanda/ordering-ui/pickup';
import { FrameSkeleton } from '@comanda/ordering-ui/restaurant-frame';
import { RewardReminder, useRewardReminder } from '@comanda/ordering-ui/reward-reminder';
import { TipPicker } from '@comanda/ordering-ui/tip-picker';
import { InSight, isHere, Page } from '@comanda/web/page';
import { toasts } from '@comanda/web/toasts';
import { useFormat } from '@comanda/ordering-ui/times';
import { CHECKOUT_TEXTS, useTexts } from '@comanda/web/late';
import { LanguageAction } from './language-action';
import { useNotServedMessage } from './use-not-served-message';
import { WayToLastOrder } from './way-to-last-order';

/** Refusals that a new delivery quote resolves. */
const UNPRICED: readonly string[] = ['delivery_unquoted', 'delivery_expired'];

/** The whole order before it is paid: change it, say when, tip, and go on. */
export function CartRoute() {
  const { t } = useTranslation();
  const { endpoint } = useOrdering();
  const itemPath = useItemPath();
  const { name, order_mode } = useRestaurant();
  const navigate = useNavigate();
  const { count, subtotal } = useCart();
  const { order_type } = useCheckoutDetails();
  const { money } = useFormat();
  const reminder = useRewardReminder();
  const fault = useOrderFault();
  const opens_at = opensAt(fault);
  const canWait = useIsForLater(opens_at, order_type);
  const delivery = useDelivery();
  const { online, counter } = useCartPaymentOptions();
  const isContactKnown = useIsContactKnown();
  const payPath = usePayPath();
  const pickup = usePickup();
  const [isTurned, setTurned] = useState(false);
  const { state, pathname } = useLocation();
  const refused = refusedTimeOf(state);
  const [isTimeOpen, setTimeOpen] = useState(refused !== null);
  const formId = useId();
  const [wasEmpty] = useState(count === 0);
  const areTextsThere = useTexts(CHECKOUT_TEXTS);
  const areCampaignsAwaited = useAreCampaignsAwaited();
  const table = useTableReturn();
  const orderPath = pathTo('order', { endpoint });
  // At a table an order is sent with everybody else's, at the table own entry.
  if (table === undefined) return <FrameSkeleton />;
  if (table !== null) return <Navigate to={table.cart} replace />;
  if (wasEmpty && count === 0) return <Navigate to={orderPath} replace />;
  const isAtTablesOnly = order_mode === 'RESTAURANT_SETTING_DINE_IN_ONLY';
  const contactPath = pathTo(isAtTablesOnly ? 'selectTable' : 'phone', { endpoint });
  const nextPath = isContactKnown ? payPath : contactPath;
  // How it is paid at a table is asked there.
  const isPayable = isAtTablesOnly || online || counter;
  const standsAgainst = fault ?? delivery.fault ?? (isPayable ? null : NO_PAYMENT);

  // Only what is fetched can be for later.
  const delivers_at = delivery.is_wanted ? opens_at : null;

  function goOn() {
    void navigate(nextPath, { replace: isHere(nextPath) });
  }
  function remind(event: MouseEvent) {
    if (!reminder.isNeeded) return;
    event.preventDefault();
    reminder.before(goOn);
  }
  /** Asks for a time; undefined where nothing can be had for later. */
  function later() {
    if (!canWait || delivery.is_wanted || isAtTablesOnly) return;
    const first = pickup.slots()[0]?.slots[0];
    if (!first) return;
    return () => {
      pickup.choose(first);
      setTimeOpen(true);
    };
  }
  function bar() {
    if (standsAgainst && UNPRICED.includes(standsAgainst.code)) {
      return <QuoteBar formId={formId} delivery={delivery} />;
    }
    // One and the same link before and after: the reminder gives the focus back to it.
    return (
      <CheckoutBar
        to={nextPath}
        fault={standsAgainst}
        onClick={remind}
        onLater={later()}
        {...(standsAgainst?.code === 'delivery_min_spend' && {
          label: t('cart.more_for_delivery', {
            amount: money(standsAgainst.min_spend - subtotal),
          }),
        })}
      />
    );
  }

  function openTime(isOpen: boolean) {
    setTimeOpen(isOpen);
    // A returning guest has chosen by then.
    if (!isOpen && refused) void navigate(pathname, { replace: true });
  }

  const cartPickup = <CartPickup isOpen={isTimeOpen} onOpen={openTime} refused={refused} />;
  return (
    <Page
      title={t('cart.title')}
      siteName={name}
      backTo={orderPath}
      actions={<LanguageAction />}
      isNarrow
      bar={count > 0 ? bar() : <WayToLastOrder />}
    >
      {count === 0 && <EmptyCart orderPath={orderPath} />}
      {delivers_at === null && (
        <OrderFaultNotice fault={fault} isPayable={isPayable || !areTextsThere} />
      )}
      <RewardReminder
        isOpen={reminder.isOpen}
        rewards={reminder.rewards}
        waiting={reminder.waiting}
        itemPath={itemPath}
        onCancel={reminder.close}
        onSubmit={goOn}
      />
      {count > 0 && areTextsThere && !areCampaignsAwaited && (
        <FilledCart
          morePath={orderPath}
          itemPath={itemPath}
          pickup={
            !isAtTablesOnly && (
              <DeliveryChoice
                formId={formId}
                delivery={delivery}
                pickup={isTurned ? <InSight>{cartPickup}</InSight> : cartPickup}
                closed={
                  delivers_at && (
                    <DeliveryClosed
                      opens_at={delivers_at}
                      isTooLate={fault?.code === 'last_order_passed'}
                      pickup={pickup}
                      onPickUp={() => {
                        setTurned(true);
                        delivery.choose(false);
                      }}
                    />
                  )
                }
              />
            )
          }
          tip={!isAtTablesOnly && <CartTip />}
        />
      )}
    </Page>
  );
}

function CartPickup(
  sheet: Pick<ComponentProps<typeof PickupChoice>, 'isOpen' | 'onOpen' | 'refused'>,
) {
  useNotServedMessage();
  const pickup = usePickup();
  const chosen = pickup.chosen?.getTime();
  // Dismisses the message about a time when the time changes or delivery is chosen.
  useEffect(() => () => toasts.dismiss('pickup'), [chosen]);
  return <PickupChoice pickup={pickup} {...sheet} />;
}

function CartTip() {
  const tips = useTipChoices();
  return tips.is_offered && <TipPicker choices={tips} />;
}
