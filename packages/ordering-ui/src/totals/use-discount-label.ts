import type { DiscountReason } from '@comanda/ordering';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../times/use-format';

/** Label of a discount: a promotion has its name. */
export function useDiscountLabel(): (discount: DiscountReason) => string {
  const { t } = useTranslation();
  const { percent } = useFormat();
  return (discount) =>
    discount.kind === 'campaign'
      ? discount.name
      : t('reasons.automatic', { rate: percent(discount.percent) });
}
