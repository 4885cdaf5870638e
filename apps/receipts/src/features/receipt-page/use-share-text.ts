import type { PaidShare } from '@comanda/contracts';
import { useTranslation } from 'react-i18next';

type Named = Pick<PaidShare, 'kind' | 'parts' | 'parts_of' | 'items'>;

/** Names the part of a bill that a share paid; null where its dishes do. */
export function useShareText(): (share: Named) => string | null {
  const { t } = useTranslation();
  return ({ kind, parts, parts_of, items }) => {
    if (kind === 'parts') return t('receipt.paid_share.parts', { parts, of: parts_of });
    if (items.length > 0) return null;
    return t(kind === 'amount' ? 'receipt.paid_share.amount' : 'receipt.paid_share.rest');
  };
}
