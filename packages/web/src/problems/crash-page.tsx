import { AlertIcon, Button, ErrorScreen } from '@comanda/ui';
import { useTranslation } from 'react-i18next';

/** Something of ours broke; the order is kept, and a fresh page usually mends it. */
export function CrashPage() {
  const { t } = useTranslation();
  return (
    <ErrorScreen
      icon={<AlertIcon />}
      title={t('page.crash.title')}
      actions={<Button onClick={() => location.reload()}>{t('page.crash.action')}</Button>}
    >
      {t('page.crash.body')}
    </ErrorScreen>
  );
}
