import { Skeleton, VisuallyHidden } from '@comanda/ui';
import { useTranslation } from 'react-i18next';

/** The shape of what was ordered, or of the bill, while it is on its way. */
export function OrdersSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <Skeleton height="8rem" />
      <Skeleton height="8rem" />
    </>
  );
}
