import {
  useCart,
  useCheckoutDetails,
  useOrdering,
  usePaymentOptions,
  useRestaurant,
} from '@comanda/ordering';
import { useCheckout } from '@comanda/ordering/checkout';
import { Button } from '@comanda/ui';
import { isValidPhoneNumber, type CountryCode } from 'libphonenumber-js/min';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { pathTo } from '#app/paths';
import { ContactForm } from '#features/contact/contact-form';
import { Page } from '#shared/page';
import { CHECKOUT_TEXTS, useTexts } from '#shared/use-texts';

/** Who the order is for, before it is paid. */
export function PhoneRoute() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { endpoint } = useOrdering();
  const { name: siteName, default_phone_country, is_phone_required } = useRestaurant();
  const details = useCheckoutDetails();
  const options = usePaymentOptions();
  const { count } = useCart();
  const { flow } = useCheckout();
  const areTextsThere = useTexts(CHECKOUT_TEXTS);
  if (count === 0) return <Navigate to={pathTo('order', { endpoint })} replace />;
  if (!areTextsThere) return null;
  const refusal = flow.stage === 'refused' ? flow.problem.code : null;
  return (
    <Page
      title={t('checkout.contact.title')}
      subtitle={t('checkout.contact.body')}
      siteName={siteName}
      backTo={pathTo('cart', { endpoint })}
      isNarrow
    >
      <ContactForm
        name={details.name}
        phone={details.phone}
        isPhoneRequired={is_phone_required}
        nameError={refusal === 'guest_name_in_use' ? t('checkout.contact.name_in_use') : undefined}
        phoneError={
          refusal === 'invalid_phone_number' ? t('checkout.contact.phone_invalid') : undefined
        }
        // The column holds a two-letter country code; the library's type lists those it knows and answers false to others.
        isPhoneValid={(phone) => isValidPhoneNumber(phone, default_phone_country as CountryCode)}
        onChange={details.set}
        onSubmit={() => void navigate(pathTo('payStripe', { endpoint }))}
      >
        <Button type="submit" size="large" isWide>
          {options.online ? t('checkout.contact.continue') : t('common.continue')}
        </Button>
      </ContactForm>
    </Page>
  );
}
