import type { ReaderFailure } from '@comanda/ordering/payment';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '#shared/refusals/use-refusal-text';

/** Returns the words for a payment that was not made. */
export function useFailureText(): (failure: ReaderFailure) => string {
  const { t } = useTranslation();
  const refusalText = useRefusalText();
  return ({ code, provider_message, problem }) => {
    if (problem !== null) return refusalText({ kind: 'problem', problem, is_repeated: false });
    switch (code) {
      case 'declined':
      case 'failed':
        if (code === 'declined' && provider_message === null) return t('reader.declined');
        return t('reader.failed_with', { error: provider_message ?? t('reader.unknown_error') });
      case 'untried':
        return t('reader.cancelled');
      case 'offline':
        return t('error.network');
      case 'price_changed':
        return t('error.price_changed');
      case 'items_unavailable':
      case 'refused':
        return t('error.unknown');
      default:
        return t(`reader.${code}`);
    }
  };
}
