import type { ApiFailure } from '@comanda/api-client';
import { useTranslation } from 'react-i18next';

/** Refusals that staff read in other words than guests. */
const FOR_STAFF = [
  'already_paid',
  'invalid_phone_number',
  'order_empty',
  'order_status_conflict',
  'payment_pending',
  'refund_too_high',
] as const;

/** Returns the words for a call that failed. */
export function useRefusalText(): (failure: ApiFailure | null) => string {
  const { t } = useTranslation();
  return (failure) => {
    if (failure === null) return t('error.unknown');
    if (failure.kind !== 'problem') return t('error.network');
    const { code } = failure.problem;
    const own = FOR_STAFF.find((each) => each === code);
    return own === undefined ? t(`error.${code}`) : t(`staff.refused.${own}`);
  };
}
