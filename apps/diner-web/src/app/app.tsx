import type { ApiClient } from '@comanda/api-client';
import { AppShell } from '@comanda/web/start';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { ComponentType, PropsWithChildren } from 'react';
import { ClientContext } from './client-context';
import { AppRoutes } from './router';

type AppProps = {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  /** Where the address comes from: the browser's window, unless a server draws. */
  readonly Router?: ComponentType<PropsWithChildren>;
};

/** The whole application, around what it talks to. */
export function App({ client, queryClient, i18n, Router }: AppProps) {
  return (
    <AppShell queryClient={queryClient} i18n={i18n} {...(Router && { Router })}>
      <ClientContext value={client}>
        <AppRoutes />
      </ClientContext>
    </AppShell>
  );
}
