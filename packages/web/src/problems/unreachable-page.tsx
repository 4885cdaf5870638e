import { AlertIcon, Button, ErrorScreen } from '@comanda/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { AnyLanguage } from '../language/any-language';
import { serviceAnswers } from '../late/service-answers';
import { usePageTitle } from '../page/use-page-title';

/** A service that answers and still does not give what was asked for is not asked without a break. */
const PAUSE_MS = 2000;

type UnreachablePageProps = { readonly onRetry: () => void; readonly isBusy: boolean };

/** Nothing answers, and there is nothing yet to show: asks again once something does, or at a tap. */
export function UnreachablePage({ onRetry, isBusy }: UnreachablePageProps) {
  const { t } = useTranslation();
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    if (isBusy) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => {
      void serviceAnswers(leaving.signal).then(() => {
        if (!leaving.signal.aborted) retry();
      });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [isBusy]);
  const area = navigator.onLine ? 'unreachable' : 'offline';
  usePageTitle(t(`page.${area}.title`), t('common.app_name'));
  return (
    <ErrorScreen
      corner={<AnyLanguage />}
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
