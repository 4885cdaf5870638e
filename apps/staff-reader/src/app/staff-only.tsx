import { Button, EmptyState, LockIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { usePageSession } from '#shared/session/session-context';

/** Pages that a paired device does not read by itself: they ask for the PIN first. */
export function StaffOnly() {
  const { t } = useTranslation();
  const { staff, act } = usePageSession();
  if (staff) return <Outlet />;
  return (
    <EmptyState
      icon={<LockIcon />}
      title={t('staff.sign_in.needed')}
      action={<Button onClick={() => act(() => {})}>{t('staff.sign_in.submit')}</Button>}
    />
  );
}
