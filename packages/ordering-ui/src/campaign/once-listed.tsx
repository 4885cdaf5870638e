import { useCampaignListing } from '@comanda/ordering';
import { Banner, Button, Skeleton, VisuallyHidden } from '@comanda/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** What tells of promotions, once they are known. That they could not be read is told, and they are asked for again with one tap. */
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
