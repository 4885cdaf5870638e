import type { ApiClient } from '@comanda/api-client';
import { useLanguage } from '@comanda/ordering/format';
import { ToastRegion, TranslationBoundary } from '@comanda/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { CrashScreen } from '#shared/crash-screen';
import { NoReceiptScreen } from '#shared/no-receipt-screen';
import { toasts } from '#shared/toasts';
import { routePattern } from './paths';
import { ReceiptRoute } from './routes/receipt';

type AppProps = {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
};

/** The whole application, around what it talks to. */
export function App({ client, queryClient, i18n }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <ErrorBoundary FallbackComponent={CrashScreen}>
        <QueryClientProvider client={queryClient}>
          <TranslationBoundary>
            <BrowserRouter>
              <Routes>
                <Route path={routePattern('receipt')} element={<ReceiptRoute client={client} />} />
                <Route
                  path={routePattern('receiptOld')}
                  element={<ReceiptRoute client={client} />}
                />
                <Route path="*" element={<NoReceiptScreen />} />
              </Routes>
            </BrowserRouter>
            <Messages />
          </TranslationBoundary>
        </QueryClientProvider>
      </ErrorBoundary>
    </I18nextProvider>
  );
}

function Messages() {
  const { t } = useTranslation();
  const language = useLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return (
    <ToastRegion
      toasts={toasts}
      label={t('common.notifications')}
      dismissLabel={t('common.dismiss')}
    />
  );
}
