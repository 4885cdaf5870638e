import { useRestaurant } from '@comanda/ordering';
import { useReturnedPayment } from '@comanda/ordering/payment';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { VerifyingPayment } from '#features/nuvei-return/verifying-payment';
import { Page } from '@comanda/web/page';

type ReturnedPaymentProps = {
  /** By what the address says. */
  readonly payment_intent_id: string;
  readonly children: ReactNode;
};

/** Shows a payment to a browser without stored data, once its owner and its status are known. */
export function ReturnedPayment({ payment_intent_id, children }: ReturnedPaymentProps) {
  const { t } = useTranslation();
  const { name: siteName } = useRestaurant();
  if (!useReturnedPayment(payment_intent_id)) return children;
  return (
    <Page title={t('checkout.verification.title')} siteName={siteName} isNarrow>
      <VerifyingPayment />
    </Page>
  );
}
