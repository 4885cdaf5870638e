import type { ApiClient } from '@comanda/api-client';
import { AppShell } from '@comanda/web/start';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n as I18n } from 'i18next';
import type { ComponentType, PropsWithChildren } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NoReceiptScreen } from '#shared/no-receipt-screen';
import { routePattern } from './paths';
import { ReceiptRoute } from './routes/receipt';

type AppProps = {
  readonly client: ApiClient;
  readonly queryClient: QueryClient;
  readonly i18n: I18n;
  readonly Router?: ComponentType<PropsWithChildren>;
};

/** The whole application, around what it talks to. */
export function App({ client, ...shell }: AppProps) {
  return (
    <AppShell {...shell}>
      <Routes>
        <Route path={routePattern('receipt')} element={<ReceiptRoute client={client} />} />
        <Route path={routePattern('receiptOld')} element={<ReceiptRoute client={client} />} />
        <Route path="*" element={<NoReceiptScreen />} />
      </Routes>
    </AppShell>
  );
}
