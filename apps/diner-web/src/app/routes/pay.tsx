import { useOrdering, useRestaurant } from '@comanda/ordering';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams, useSearchParams } from 'react-router-dom';
import { AFTER } from '#app/pay-paths';
import { useWebHotelPaths } from '#app/hotel/use-web-hotel';
import { rememberPaymentOrigin } from '#app/payment-origin';
import { pathTo } from '#app/paths';
import { PayOrder } from '#app/screens/pay-order';
import { useIsBrought } from '#app/use-is-brought';
import { usePayPath } from '#app/use-pay-path';
import { useTableReturn } from '#app/use-table-return';
import { FrameSkeleton } from '@comanda/ordering-ui/restaurant-frame';
import { CHECKOUT_TEXTS, latePart, PageOnItsWay, useTexts } from '@comanda/web/late';
import { Page } from '@comanda/web/page';
import { LanguageAction } from './language-action';

const ReturnedPayment = latePart(() => import('./returned-payment').then((m) => m.ReturnedPayment));
const ShareReturn = latePart(() => import('./share-return').then((m) => m.ShareReturn));

/** Paying, or what has become of a table's share that was paid elsewhere. Every processor's page is this one, at an address of its own. */
export function PayRoute() {
  const { id } = useParams();
  const [params] = useSearchParams();
  const areTextsThere = useTexts(CHECKOUT_TEXTS);
  if (!areTextsThere) return <PageOnItsWay />;
  const page = id === AFTER ? <ShareReturn /> : <OrderPayment />;
  const returned = params.get('payment_intent_id');
  if (returned === null) return page;
  return <ReturnedPayment payment_intent_id={returned}>{page}</ReturnedPayment>;
}

function OrderPayment() {
  const { t } = useTranslation();
  const { endpoint } = useOrdering();
  const { name: siteName, hotel } = useRestaurant();
  const { guestForm: room } = useWebHotelPaths();
  // A delivery's contact was entered with its address.
  const isBrought = useIsBrought();
  const table = useTableReturn();
  const isHere = table === null;
  useEffect(() => {
    if (isHere) rememberPaymentOrigin('web');
  }, [isHere]);
  const contact = pathTo('phone', { endpoint });
  const cart = pathTo('cart', { endpoint });
  const before = isBrought ? cart : contact;
  const paths = {
    cart,
    time: cart,
    contact,
    room,
    menu: pathTo('order', { endpoint }),
    empty: pathTo('order', { endpoint }),
    placed: pathTo('orderComplete', { endpoint }),
    pay: usePayPath(),
  };
  if (table === undefined) return <FrameSkeleton />;
  if (table !== null) return <Navigate to={table.pay} replace />;
  return (
    <PayOrder
      paths={paths}
      frame={(content) => (
        <Page
          title={t('checkout.payment.title')}
          siteName={siteName}
          backTo={hotel ? room : before}
          actions={<LanguageAction />}
          isNarrow
        >
          {content}
        </Page>
      )}
    />
  );
}
