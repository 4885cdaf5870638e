import {
  useCart,
  useOrdering,
  usePaymentOptions,
  useRestaurant,
  useTotals,
} from '@comanda/ordering';
import { useCheckout } from '@comanda/ordering/checkout';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { pathTo } from '#app/paths';
import { PaymentPanel } from '#features/card-payment/payment-panel';
import { TotalsTable } from '#features/totals/totals-table';
import { Page } from '#shared/page';
import { CHECKOUT_TEXTS, useTexts } from '#shared/use-texts';

const TEST_CARD = '4242 4242 4242 4242';

/** Paying: what it costs, how to pay, one button. */
export function PayStripeRoute() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { endpoint } = useOrdering();
  const { name: siteName, is_sandbox } = useRestaurant();
  const options = usePaymentOptions();
  const { count } = useCart();
  const { totals } = useTotals();
  const checkout = useCheckout();
  const areTextsThere = useTexts(CHECKOUT_TEXTS);

  if (checkout.flow.stage === 'placed') {
    return <Navigate to={pathTo('orderComplete', { endpoint })} replace />;
  }
  if (count === 0) return <Navigate to={pathTo('order', { endpoint })} replace />;
  if (checkout.fault?.code === 'phone_missing') {
    return <Navigate to={pathTo('phone', { endpoint })} replace />;
  }
  if (!areTextsThere) return null;

  function review() {
    const isAboutGuest =
      checkout.flow.stage === 'refused' &&
      (checkout.flow.problem.code === 'guest_name_in_use' ||
        checkout.flow.problem.code === 'invalid_phone_number' ||
        checkout.flow.problem.code === 'phone_required');
    if (!isAboutGuest) checkout.reset();
    void navigate(pathTo(isAboutGuest ? 'phone' : 'cart', { endpoint }));
  }

  return (
    <Page
      title={t('checkout.payment.title')}
      siteName={siteName}
      backTo={pathTo('phone', { endpoint })}
      isNarrow
    >
      <TotalsTable totals={totals} />
      <PaymentPanel
        checkout={checkout}
        options={options}
        total={totals.total_with_tip_and_tax}
        test_card={is_sandbox ? TEST_CARD : null}
        onReview={review}
      />
    </Page>
  );
}
