import { createDeviceReport } from '@comanda/ordering-ui/devices';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useClients } from '#shared/clients';
import { useDeviceSettings } from '#shared/device-settings';
import { CrashNotice } from './crash-notice';
import { crashText } from './crash-text';
import { startPath } from './paths';

/** Loads the kiosk again after a fault outside of its pages, where no guest can help. */
export function RestartBoundary({ children }: { readonly children: ReactNode }) {
  const { device } = useClients();
  const { endpoint } = useDeviceSettings();
  function restart() {
    if (endpoint === null) location.reload();
    else location.replace(startPath(endpoint));
  }
  return (
    <ErrorBoundary
      onError={(error) => createDeviceReport(device)('crash', crashText(error))}
      fallbackRender={() => <CrashNotice onRestart={restart} />}
    >
      {children}
    </ErrorBoundary>
  );
}
