import { AppShell } from '@comanda/web/start';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { type Clients, ClientsContext } from '#shared/clients';
import { KioskRoutes } from './kiosk-routes';
import { ReplacedHistory } from './replaced-history';
import { RestartBoundary } from './restart-boundary';
import { useGuards } from './use-guards';
import './kiosk.css';

type AppProps = {
  readonly clients: Clients;
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
};

/** The whole application, around what it talks to. */
export function App({ clients, queryClient, i18n }: AppProps) {
  useGuards();
  return (
    <AppShell queryClient={queryClient} i18n={i18n}>
      <ClientsContext value={clients}>
        <ReplacedHistory>
          <RestartBoundary>
            <KioskRoutes />
          </RestartBoundary>
        </ReplacedHistory>
      </ClientsContext>
    </AppShell>
  );
}
