import {
  opensAt,
  useAreCampaignsAwaited,
  useCart,
  useCartPaymentOptions,
  useCheckoutDetails,
  useIsForLater,
  useOrderFault,
  useRestaurant,
  useTipChoices,
} from '@comanda/ordering';
import { Banner } from '@comanda/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { CheckoutButton } from '#app/screens/checkout-button';
import { FilledCart } from '#app/screens/filled-cart';
import {
  CheckoutBar,
  NO_PAYMENT,
  OrderFaultNotice,
  rememberHint,
} from '@comanda/ordering-ui/cart-bar';
import { EmptyCart } from '@comanda/ordering-ui/cart-lines';
import { OthersCarts } from '#features/others-carts/others-carts';
import { TipPicker } from '@comanda/ordering-ui/tip-picker';
import { MenuBeside } from '../menu-beside';
import { useParty } from '../party-context';
import { TablePage } from '../table-page';
import { PickupLink } from './pickup-link';
import { SendRound } from './send-round';

/** The whole order before it goes to the kitchen, or, where it is paid first, to the payment. */
export function TableCartRoute() {
  const { t } = useTranslation();
  const { me, paths, pays_later, is_tablet } = useParty();
  const { count } = useCart();
  const fault = useOrderFault();
  const areCampaignsAwaited = useAreCampaignsAwaited();
  useEffect(() => rememberHint(), []);
  const { order_type } = useCheckoutDetails();
  const { hotel } = useRestaurant();
  const canWait = useIsForLater(opensAt(fault), order_type);
  const navigate = useNavigate();
  const options = useCartPaymentOptions();
  const isPayable = pays_later || options.online || options.counter;
  const standsAgainst = fault ?? (isPayable ? null : NO_PAYMENT);
  const isReadOnly = fault?.code === 'ordering_disabled';

  /** Asks for a time; undefined where nothing can be had for later. */
  function later() {
    if (pays_later || is_tablet || !canWait) return;
    return () => void navigate(paths.pickupTime);
  }
  function bar() {
    if (count === 0 || isReadOnly) return null;
    if (standsAgainst) {
      return (
        <CheckoutBar
          to={paths.cart}
          fault={standsAgainst}
          onLater={later()}
          {...(pays_later && { label: t('cart.order_now') })}
          aside={<MenuBeside />}
        />
      );
    }
    return pays_later ? (
      <SendRound />
    ) : (
      <CheckoutButton to={checkoutPath()} itemPath={paths.item} aside={<MenuBeside />} />
    );
  }

  /** A fixed tablet needs no phone number; a hotel needs the room. */
  function checkoutPath(): string {
    if (!is_tablet) return paths.twoFactor;
    return hotel !== null && order_type !== 'DINE_IN' ? paths.guestForm : paths.pay;
  }

  return (
    <TablePage title={t('cart.title')} backTo={paths.logoView} isNarrow bar={bar()}>
      {count === 0 && <EmptyCart orderPath={paths.logoView} />}
      <OrderFaultNotice fault={fault} isPayable={isPayable} />
      {/* Sending it begins one. */}
      {pays_later && me?.has_paid && <Banner>{t('cart.already_paid')}</Banner>}
      {count > 0 && !areCampaignsAwaited && (
        <FilledCart
          morePath={paths.logoView}
          itemPath={paths.item}
          pickup={!pays_later && !is_tablet && !isReadOnly && <PickupLink />}
          tip={!pays_later && <CartTip />}
        />
      )}
      {pays_later && (count === 0 || !areCampaignsAwaited) && <OthersCarts />}
    </TablePage>
  );
}

function CartTip() {
  const tips = useTipChoices();
  return tips.is_offered && <TipPicker choices={tips} />;
}
