import {
  useCart,
  useCartPaymentOptions,
  useCheckoutDetails,
  useOrdering,
  useRestaurant,
} from '@comanda/ordering';
import { useCheckout } from '@comanda/ordering/payment';
import type { TextGroup } from '@comanda/i18n';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { useWebHotelPaths } from '#app/hotel/use-web-hotel';
import { useIsFrontOfHouse } from '#app/front-of-house';
import { pathTo } from '#app/paths';
import { ContactStep } from '#app/screens/contact-step';
import { PhoneCode } from '#app/screens/phone-code';
import { useIntroduction } from '#app/screens/use-introduction';
import { useTableReturn } from '#app/use-table-return';
import { useIsBrought } from '#app/use-is-brought';
import { FrameSkeleton } from '@comanda/ordering-ui/restaurant-frame';
import { Page } from '@comanda/web/page';
import { CHECKOUT_TEXTS, PageOnItsWay, useTexts } from '@comanda/web/late';
import { LanguageAction } from './language-action';
import { ToldQuoteCountdown } from './told-quote-countdown';

/** The code that is texted has its words with those of a table. */
const CODE_TEXTS: readonly TextGroup[] = [...CHECKOUT_TEXTS, 'table'];

/** Asks for the contact before payment; where the restaurant requires it, verified by a texted code. */
export function PhoneRoute() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { endpoint } = useOrdering();
  const { name: siteName, ...restaurant } = useRestaurant();
  const details = useCheckoutDetails();
  const options = useCartPaymentOptions();
  const { count } = useCart();
  const isBrought = useIsBrought();
  const isStaffed = useIsFrontOfHouse(endpoint);
  const hotel = useWebHotelPaths();
  const nextPath = restaurant.hotel ? hotel.guestForm : hotel.pay;
  const { flow } = useCheckout();
  const table = useTableReturn();
  const introduction = useIntroduction();
  const { verification, introduce, fault } = introduction;
  const refusal = flow.stage === 'refused' ? flow.problem.code : null;
  // Where no text can be sent the server may take the order all the same; if it does not, it says so.
  const isTextable = !(fault?.code === 'refused' && fault.error === 'phone_not_textable');
  const isCodeAsked = restaurant.is_phone_verification_required && isTextable;
  const needsCode = isCodeAsked || refusal === 'phone_unverified';
  const areTextsThere = useTexts(needsCode ? CODE_TEXTS : CHECKOUT_TEXTS);
  if (table === undefined) return <FrameSkeleton />;
  if (table !== null) return <Navigate to={table.cart} replace />;
  if (count === 0) return <Navigate to={pathTo('order', { endpoint })} replace />;
  if (!areTextsThere) return <PageOnItsWay />;

  async function goOn() {
    if (!needsCode || (await introduce(details, { needsCode }))) await navigate(nextPath);
  }

  // In a hotel the room is asked for next, and nobody is called by their name.
  const inHouse = restaurant.hotel ? 'body_hotel' : 'body';
  if (verification.is_sent) {
    return (
      <Page
        key="code"
        title={t('table.twofa.code_title')}
        siteName={siteName}
        backTo={pathTo('cart', { endpoint })}
        actions={<LanguageAction />}
        isNarrow
      >
        <PhoneCode
          phone={details.phone}
          verification={verification}
          onVerified={() => void navigate(nextPath)}
        />
      </Page>
    );
  }
  return (
    <Page
      title={t('checkout.contact.title')}
      subtitle={t(`checkout.contact.${isBrought ? 'body_delivery' : inHouse}`)}
      siteName={siteName}
      backTo={pathTo('cart', { endpoint })}
      actions={<LanguageAction />}
      isNarrow
    >
      <ToldQuoteCountdown />
      <ContactStep
        introduction={introduction}
        isPhoneRequired={restaurant.is_phone_required || needsCode}
        isBrought={isBrought}
        isPaidNext={options.online}
        {...(isStaffed ? { onSkip: () => void navigate(nextPath) } : {})}
        onSubmit={() => void goOn()}
      />
    </Page>
  );
}
