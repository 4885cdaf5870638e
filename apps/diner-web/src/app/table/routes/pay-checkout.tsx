import { useRestaurant } from '@comanda/ordering';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { rememberPaymentOrigin } from '#app/payment-origin';
import { PayOrder } from '#app/screens/pay-order';
import { useParty } from '../party-context';
import { TablePage } from '../table-page';

/** Pays the cart before it is cooked. */
export function CheckoutPay() {
  const { t } = useTranslation();
  const { paths, is_tablet } = useParty();
  const { hotel } = useRestaurant();
  const { cart, logoView, twoFactor: contact, guestForm: room } = paths;
  const before = hotel ? room : contact;
  useEffect(() => rememberPaymentOrigin('table'), []);
  const placed = is_tablet ? paths.paymentComplete : paths.orders;
  return (
    <PayOrder
      paths={{
        cart,
        contact,
        room,
        // A tablet that stays orders for now.
        ...(is_tablet ? {} : { time: paths.pickupTime }),
        menu: logoView,
        empty: cart,
        placed,
      }}
      frame={(content) => (
        <TablePage title={t('checkout.payment.title')} backTo={is_tablet ? cart : before} isNarrow>
          {content}
        </TablePage>
      )}
    />
  );
}
