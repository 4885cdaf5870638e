import type { ApiClient } from '@comanda/api-client';
import { AppShell } from '@comanda/web/start';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { ClientContext } from './client-context';
import { KioskRoutes } from './kiosk-routes';
import { ReplacedHistory } from './replaced-history';
import './kiosk.css';

type AppProps = {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
};

/** The whole application, around what it talks to. */
export function App({ client, queryClient, i18n }: AppProps) {
  return (
    <AppShell queryClient={queryClient} i18n={i18n}>
      <ClientContext value={client}>
        <ReplacedHistory>
          <KioskRoutes />
        </ReplacedHistory>
      </ClientContext>
    </AppShell>
  );
}
