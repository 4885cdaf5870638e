import { useCart, useCheckoutDetails, usePaymentOptions, useRestaurant } from '@comanda/ordering';
import { useCheckout } from '@comanda/ordering/checkout';
import { Banner, Button } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { PhoneCode, useVerificationFaultText } from '#app/screens/phone-code';
import { useIntroduction } from '#app/screens/use-introduction';
import { ContactForm } from '#features/contact/contact-form';
import { useParty } from '../party-context';
import { TablePage } from '../table-page';

/** Who the order is for, before it is paid or, at a table, sent; where the restaurant wants it, shown by a code that is texted. */
export function TwoFactorRoute() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { paths, pays_later } = useParty();
  const restaurant = useRestaurant();
  const details = useCheckoutDetails();
  const options = usePaymentOptions();
  const { count } = useCart();
  const { flow } = useCheckout();
  const { verification, introduce, fault, is_busy } = useIntroduction();
  const faultText = useVerificationFaultText();
  const isVerified = restaurant.is_phone_verification_required;
  if (count === 0) return <Navigate to={paths.cart} replace />;
  const refusal = flow.stage === 'refused' ? flow.problem.code : null;

  // What is paid later is sent from the order itself, by whoever sits at the table.
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
      {fault && (
        <Banner tone="danger" isLive>
          {faultText(fault)}
        </Banner>
      )}
      <ContactForm
        name={details.name}
        phone={details.phone}
        isPhoneRequired={restaurant.is_phone_required || isVerified}
        nameError={refusal === 'guest_name_in_use' ? t('checkout.contact.name_in_use') : undefined}
        phoneError={
          refusal === 'invalid_phone_number' ? t('checkout.contact.phone_invalid') : undefined
        }
        country={restaurant.default_phone_country}
        onChange={details.set}
        onSubmit={() => void goOn()}
      >
        <Button type="submit" size="large" isWide isBusy={is_busy} busyLabel={t('common.loading')}>
          {options.online && !pays_later ? t('checkout.contact.continue') : t('common.continue')}
        </Button>
      </ContactForm>
    </TablePage>
  );
}
