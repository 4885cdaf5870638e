import { useTranslation } from 'react-i18next';

/** A provider's own words where they are a sentence for people, and ours in place of a code such as "DECLINE"; empty where it said nothing. */
export function useDeclineText(): (message: string) => string {
  const { t } = useTranslation();
  return (message) =>
    message === '' || isSentence(message) ? message : t('checkout.payment.declined_by_bank');
}

function isSentence(message: string): boolean {
  return /\p{Ll}/u.test(message) && /[.!?]$/.test(message.trim());
}
