import { AlertIcon, Button, ErrorScreen } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#shared/use-page-title';

type UnreachablePageProps = { readonly onRetry: () => void; readonly isBusy: boolean };

/** Nothing answers, and there is nothing yet to show. */
export function UnreachablePage({ onRetry, isBusy }: UnreachablePageProps) {
  const { t } = useTranslation();
  const area = navigator.onLine ? 'unreachable' : 'offline';
  usePageTitle(t(`page.${area}.title`), t('common.app_name'));
  return (
    <ErrorScreen
      icon={<AlertIcon />}
      title={t(`page.${area}.title`)}
      actions={
        <Button onClick={onRetry} isBusy={isBusy} busyLabel={t('common.loading')}>
          {t('common.retry')}
        </Button>
      }
    >
      {t(`page.${area}.body`)}
    </ErrorScreen>
  );
}
