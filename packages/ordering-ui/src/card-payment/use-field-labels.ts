import type { MountOptions } from '@comanda/payments';
import { useTranslation } from 'react-i18next';

/** Labels of a card's fields, with examples. */
export function useFieldLabels(): MountOptions['labels'] {
  const { t } = useTranslation();
  return {
    number: { label: t('checkout.payment.card_number'), placeholder: '1234 1234 1234 1234' },
    expiry: {
      label: t('checkout.payment.card_expiry'),
      placeholder: t('checkout.payment.card_expiry_format'),
    },
    cvv: {
      label: t('checkout.payment.card_cvv'),
      placeholder: t('checkout.payment.card_cvv_format'),
    },
  };
}
