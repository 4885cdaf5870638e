import { AlertIcon, Button, ErrorScreen } from '@comanda/ui';
import { usePageTitle } from '@comanda/web/page';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '#shared/use-countdown';

const COUNTDOWN_SECONDS = 10;
/** No further error for so long: what broke has broken. */
const QUIET_MS = 600;

type CrashNoticeProps = {
  readonly onRestart: () => void;
  /** Another way to help oneself, where the application still has one. */
  readonly help?: ReactNode;
};

/** Something of ours broke: the kiosk starts again by itself, or at once by a tap. */
export function CrashNotice({ onRestart, help }: CrashNoticeProps) {
  const { t } = useTranslation();
  const isQuiet = useIsQuiet();
  const left = useCountdown(isQuiet ? COUNTDOWN_SECONDS : null, onRestart);
  usePageTitle(t('kiosk.crash.title'), t('common.app_name'));
  return (
    <ErrorScreen
      icon={<AlertIcon />}
      title={t('kiosk.crash.title')}
      actions={
        <>
          <Button onClick={onRestart}>{t('kiosk.crash.again')}</Button>
          {help}
        </>
      }
    >
      {t('kiosk.crash.body', { count: left ?? COUNTDOWN_SECONDS })}
    </ErrorScreen>
  );
}

function useIsQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setQuiet(true), QUIET_MS);
    function onError() {
      clearTimeout(timer);
      timer = setTimeout(() => setQuiet(true), QUIET_MS);
    }
    addEventListener('error', onError);
    return () => {
      clearTimeout(timer);
      removeEventListener('error', onError);
    };
  }, []);
  return isQuiet;
}
