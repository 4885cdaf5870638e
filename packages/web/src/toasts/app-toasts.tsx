import { ToastRegion } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { toasts } from './toasts';

/** Where short messages are shown and said. */
export function AppToasts() {
  const { t } = useTranslation();
  return (
    <ToastRegion
      toasts={toasts}
      label={t('common.notifications')}
      dismissLabel={t('common.dismiss')}
    />
  );
}
