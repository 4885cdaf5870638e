import { useLanguage } from '@comanda/i18n/react';
import { TranslationBoundary } from '@comanda/ui';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { type ComponentType, type PropsWithChildren, type ReactNode, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { I18nextProvider } from 'react-i18next';
import { BrowserRouter } from 'react-router-dom';
import { CrashPage } from '../problems/crash-page';
import { AppToasts } from '../toasts/app-toasts';
import { RepeatedTaps } from './repeated-taps';

type AppShellProps = {
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  /** Where the address comes from: the browser's window, unless a server draws. */
  readonly Router?: ComponentType<PropsWithChildren>;
  readonly children: ReactNode;
};

/** Gives an app its texts, server data, addresses and messages, and shows a page of its own when the app crashes. */
export function AppShell({ queryClient, i18n, Router = BrowserRouter, children }: AppShellProps) {
  return (
    <I18nextProvider i18n={i18n}>
      <ErrorBoundary FallbackComponent={CrashPage}>
        <QueryClientProvider client={queryClient}>
          <Router>
            <TranslationBoundary>
              <RepeatedTaps>{children}</RepeatedTaps>
            </TranslationBoundary>
          </Router>
          <TranslationBoundary>
            <DocumentLanguage />
            <AppToasts />
          </TranslationBoundary>
        </QueryClientProvider>
      </ErrorBoundary>
    </I18nextProvider>
  );
}

function DocumentLanguage() {
  const language = useLanguage();
  useEffect(() => {
    const root = document.documentElement;
    // Setting it again, even to the same language, makes a browser look at every element again.
    if (root.lang !== language) root.lang = language;
  }, [language]);
  return null;
}
