import type { ApiClient } from '@comanda/api-client';
import { AppShell } from '@comanda/web/start';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import { useKeptBoard } from './kept-board/use-kept-board';
import { RestaurantGate, type StaffWorld } from './restaurant-gate';
import { StaffPages } from './staff-pages';
import { useScheme } from './use-scheme';

type AppProps = StaffWorld & {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
};

/** The whole application, around what it talks to. */
export function App({ client, queryClient, i18n, ...world }: AppProps) {
  useScheme();
  useKeptBoard(queryClient);
  return (
    <AppShell queryClient={queryClient} i18n={i18n}>
      <RestaurantGate client={client} {...world}>
        <StaffPages />
      </RestaurantGate>
    </AppShell>
  );
}
