import {
  useCart,
  useCartPaymentOptions,
  useCheckoutDetails,
  useRestaurant,
} from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { ContactStep } from '#app/screens/contact-step';
import { PhoneCode } from '#app/screens/phone-code';
import { useIntroduction } from '#app/screens/use-introduction';
import { useParty } from '../party-context';
import { TablePage } from '../table-page';

/**
 * Asks for the contact before the order is paid or, at a table, sent; where the restaurant requires it, verified by a
 * texted code.
 */
export function TwoFactorRoute() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { paths, pays_later } = useParty();
  const restaurant = useRestaurant();
  const details = useCheckoutDetails();
  const options = useCartPaymentOptions();
  const { count } = useCart();
  const introduction = useIntroduction();
  const { verification, introduce } = introduction;
  const isVerified = restaurant.is_phone_verification_required;
  if (count === 0) return <Navigate to={paths.cart} replace />;

  // Orders paid later are sent from the cart, by a guest at the table.
  const payPath = restaurant.hotel ? paths.guestForm : paths.pay;
  const nextPath = pays_later ? paths.cart : payPath;

  async function goOn() {
    const isKnown = !isVerified && !pays_later;
    if (isKnown || (await introduce(details, { needsCode: isVerified }))) await navigate(nextPath);
  }

  if (verification.is_sent) {
    return (
      <TablePage key="code" title={t('table.twofa.code_title')} backTo={paths.cart} isNarrow>
        <PhoneCode
          phone={details.phone}
          verification={verification}
          onVerified={() => void navigate(nextPath)}
        />
      </TablePage>
    );
  }
  return (
    <TablePage
      title={isVerified ? t('table.twofa.title') : t('checkout.contact.title')}
      subtitle={t('checkout.contact.body')}
      backTo={paths.cart}
      isNarrow
    >
      <ContactStep
        introduction={introduction}
        isPhoneRequired={restaurant.is_phone_required || isVerified}
        isPaidNext={options.online && !pays_later}
        onSubmit={() => void goOn()}
      />
    </TablePage>
  );
}
