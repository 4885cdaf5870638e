import { useRestaurant } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { DECLINED_ELSEWHERE } from '#app/pay-paths';
import { useTablePaths } from '#app/use-table-return';
import { VerifyingPayment } from '#features/nuvei-return/verifying-payment';
import { useShareOutcome } from '#features/share-return/use-share-outcome';
import { Page } from '@comanda/web/page';
import { ToldShare } from './share-outcome';

/** Where the bank's page sends a guest back to who pays a share of a table's bill: what became of it is told at the table. */
export function ShareReturn() {
  const { t } = useTranslation();
  const { name: siteName } = useRestaurant();
  const [params] = useSearchParams();
  const { outcome, ...kept } = useShareOutcome(params.get('payment_intent_id'));
  const paths = useTablePaths();
  switch (outcome) {
    case 'paid':
    case 'lost':
      return <ToldShare {...kept} isPaid={outcome === 'paid'} />;
    case 'declined':
      return <Navigate to={paths.pay} state={DECLINED_ELSEWHERE} replace />;
    case 'open':
      return <Navigate to={paths.pay} replace />;
    case null:
      return (
        <Page title={t('checkout.verification.title')} siteName={siteName} isNarrow>
          <VerifyingPayment />
        </Page>
      );
  }
}
