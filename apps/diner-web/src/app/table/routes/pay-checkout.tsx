import { useTranslation } from 'react-i18next';
import { PayOrder } from '#app/screens/pay-order';
import { useParty } from '../party-context';
import { TablePage } from '../table-page';

/** What is in the cart, paid before it is cooked. */
export function CheckoutPay() {
  const { t } = useTranslation();
  const { paths, is_tablet } = useParty();
  const { cart, twoFactor: contact } = paths;
  const placed = is_tablet ? paths.paymentComplete : paths.orders;
  return (
    <PayOrder
      paths={{ cart, contact, empty: cart, placed }}
      frame={(content) => (
        <TablePage title={t('checkout.payment.title')} backTo={is_tablet ? cart : contact} isNarrow>
          {content}
        </TablePage>
      )}
    />
  );
}
