import { useOrdering, usePendingPayment, useRestaurant } from '@comanda/ordering';
import { forgetPayment, useCheckout, useStoredPayer } from '@comanda/ordering/payment';
import { useSeat } from '@comanda/ordering/table';
import { readNuveiReturn } from '@comanda/payments';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { pathTo } from '#app/paths';
import { isPaidAtTable } from '#app/payment-origin';
import { DECLINED_ELSEWHERE, SHARE_LOST, SHARE_PAID } from '#app/pay-paths';
import { isTabletOf } from '#app/table/remembered';
import { usePayPath } from '#app/use-pay-path';
import { useTablePaths } from '#app/use-table-return';
import { ReturnMessage } from '#features/nuvei-return/return-message';
import { type NuveiVerdict, useNuveiVerdict } from '#features/nuvei-return/use-nuvei-verdict';
import { VerifyingPayment } from '#features/nuvei-return/verifying-payment';
import { CHECKOUT_TEXTS, latePart, PageOnItsWay, useTexts } from '@comanda/web/late';
import { Page } from '@comanda/web/page';
import { ToldShare } from './share-outcome';

const ReturnedPayment = latePart(() => import('./returned-payment').then((m) => m.ReturnedPayment));

/** Where Nuvei's page sends the guest back to: what it says is verified, and then the order goes on. */
export function NuveiConfirmationRoute() {
  const { t } = useTranslation();
  const { name: siteName, restaurant_id } = useRestaurant();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const verdict = useNuveiVerdict(search);
  const areTextsThere = useTexts(CHECKOUT_TEXTS);
  const [payment_id] = useState(() => readNuveiReturn(new URLSearchParams(search))?.order_id);
  const kept = useStoredPayer(payment_id ?? null);
  // As it was on arrival: staff may close the table any moment, and what was paid is of its bill all the same.
  const isAtTable = useWasAtTable();
  const isDecided = kept.payer !== null && (verdict === 'paid' || verdict === 'returned');
  useEffect(() => {
    if (isDecided) forgetPayment(restaurant_id);
  }, [isDecided, restaurant_id]);

  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true });
  }, [navigate, pathname, search]);

  if (!areTextsThere) return <PageOnItsWay />;
  if (verdict === 'paid' && kept.has_moved) return <ToldShare {...kept} isPaid />;
  const page = (
    <Page title={t('checkout.verification.title')} siteName={siteName} isNarrow>
      {verdict === null ? (
        <VerifyingPayment />
      ) : (
        <Verified verdict={verdict} isAtTable={isAtTable} isShare={kept.payer !== null} />
      )}
    </Page>
  );
  const isBelieved = verdict !== null && verdict !== 'unverified' && verdict !== 'nothing';
  if (!isBelieved || payment_id === undefined) return page;
  return <ReturnedPayment payment_intent_id={payment_id}>{page}</ReturnedPayment>;
}

/** Whether this browser's guest sat at a table when it was first asked for. */
function useWasAtTable(): boolean {
  const { identity, order_type } = useSeat();
  const [wasAtTable] = useState(identity !== null && order_type === 'DINE_IN');
  return wasAtTable;
}

type VerifiedProps = {
  readonly verdict: NuveiVerdict;
  readonly isAtTable: boolean;
  /** Whether it is known to be of a share that this tab was paying. */
  readonly isShare: boolean;
};

/** The checkout is taken up only now: before, the server could not have told how the payment stands. */
function Verified({ verdict, isAtTable, isShare }: VerifiedProps) {
  const navigate = useNavigate();
  const { endpoint, store } = useOrdering();
  const { flow } = useCheckout();
  const isPending = usePendingPayment();
  const webPayPath = usePayPath();
  const table = useTablePaths();
  // Of a browser that had kept nothing it is known only by now.
  const isFoundAtTable = useWasAtTable();
  const [isOfTableDoor] = useState(isPaidAtTable);
  const payPath = isOfTableDoor ? table.pay : webPayPath;

  function startNew() {
    const { clearCart, setFlow } = store.getState();
    clearCart();
    setFlow({ stage: 'idle' });
    void navigate(pathTo('order', { endpoint }), { replace: true });
  }

  // An order that is paid at once, as on a tablet, is placed first.
  if (isShare || ((isAtTable || isFoundAtTable) && !isPending))
    return <AtTable verdict={verdict} />;
  if (verdict === 'returned') return <ReturnMessage kind="refunded" onStartNew={startNew} />;
  if (flow.stage === 'placed') {
    const placedPath = isTabletOf(endpoint) ? table.paymentComplete : table.orders;
    const webPath = pathTo('orderComplete', { endpoint });
    return <Navigate to={isOfTableDoor ? placedPath : webPath} replace />;
  }
  switch (verdict) {
    case 'declined':
      return isPending ? (
        <VerifyingPayment />
      ) : (
        <Navigate to={payPath} state={DECLINED_ELSEWHERE} replace />
      );
    case 'paid':
      // Without what this browser knew of the order, there is no number to show.
      return flow.stage === 'idle' ? (
        <ReturnMessage kind="paid_body" onStartNew={startNew} />
      ) : (
        <VerifyingPayment />
      );
    case 'nothing':
      return isPending ? (
        <VerifyingPayment />
      ) : (
        <ReturnMessage kind="unverified" onStartNew={startNew} />
      );
    case 'unverified':
      return <ReturnMessage kind="unverified" onStartNew={startNew} />;
  }
}

/** At a table it was a share of the bill: the cart holds the next round, and stays. */
function AtTable({ verdict }: { readonly verdict: NuveiVerdict }) {
  const paths = useTablePaths();
  const navigate = useNavigate();
  switch (verdict) {
    case 'paid':
      return <Navigate to={paths.paymentComplete} state={SHARE_PAID} replace />;
    case 'declined':
      return <Navigate to={paths.pay} state={DECLINED_ELSEWHERE} replace />;
    case 'returned':
      return <ReturnMessage kind="refunded" onStartNew={() => void navigate(paths.menus)} />;
    case 'nothing':
    case 'unverified':
      // The page of the bill asks the server itself, unless staff have closed the table.
      return <Navigate to={paths.pay} state={SHARE_LOST} replace />;
  }
}
