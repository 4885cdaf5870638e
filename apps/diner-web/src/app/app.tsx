import type { ApiClient } from '@comanda/api-client';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { type ComponentType, type PropsWithChildren, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { TranslationBoundary } from '@comanda/ui';
import { CrashPage } from '#shared/problem-pages/crash-page';
import { useLanguage } from '@comanda/ordering/format';
import { AppToasts } from './app-toasts';
import { ClientContext } from './client-context';
import { RepeatedTaps } from './repeated-taps';
import { AppRoutes } from './router';

type AppProps = {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  /** Where the address comes from: the browser's window, unless a server draws. */
  readonly Router?: ComponentType<PropsWithChildren>;
};

/** The whole application, around what it talks to. */
export function App({ client, queryClient, i18n, Router = BrowserRouter }: AppProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <ErrorBoundary FallbackComponent={CrashPage}>
        <QueryClientProvider client={queryClient}>
          <ClientContext value={client}>
            <Router>
              <TranslationBoundary>
                <RepeatedTaps>
                  <AppRoutes />
                </RepeatedTaps>
              </TranslationBoundary>
            </Router>
            <TranslationBoundary>
              <Messages />
            </TranslationBoundary>
          </ClientContext>
        </QueryClientProvider>
      </ErrorBoundary>
    </I18nextProvider>
  );
}

function Messages() {
  const language = useLanguage();
  useEffect(() => {
    const root = document.documentElement;
    // Told anew, even the same language makes a browser look at every element again.
    if (root.lang !== language) root.lang = language;
  }, [language]);
  return <AppToasts />;
}
