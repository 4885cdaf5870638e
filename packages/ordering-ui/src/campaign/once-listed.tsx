import { useCampaignListing } from '@comanda/ordering';
import { Banner, Button, Skeleton, VisuallyHidden } from '@comanda/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Shows promotions once they are loaded. A failed load shows a notice with a button to retry. */
export function OnceListed({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { is_listing, is_unlisted, readAgain } = useCampaignListing();
  if (is_unlisted) {
    return (
      <Banner
        tone="warning"
        isLive
        title={t('page.unreachable.title')}
        action={
          <Button size="small" onClick={readAgain}>
            {t('common.retry')}
          </Button>
        }
      />
    );
  }
  if (!is_listing) return children;
  return (
    <>
      <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      <Skeleton height="7rem" />
      <Skeleton height="7rem" />
    </>
  );
}
