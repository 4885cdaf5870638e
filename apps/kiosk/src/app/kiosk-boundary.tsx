import { failureOf } from '@comanda/api-client';
import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import type { DeviceReport } from '@comanda/ordering-ui/devices';
import { useReport } from '#shared/use-report';
import { CrashScreen } from './crash-screen';
import { crashText } from './crash-text';

/** Keeps what breaks on one page to it. What could not be read is left to the frame around it, which reads it again. */
export function KioskBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  const report = useReport();
  return (
    <ErrorBoundary
      onError={(error) => tell(error, report)}
      FallbackComponent={Fallback}
      resetKeys={[pathname]}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Reports a fault of this kiosk; a failed call is none. */
function tell(error: unknown, report: DeviceReport): void {
  if (failureOf(error)) return;
  report('crash', crashText(error));
}

function Fallback({ error }: FallbackProps) {
  if (failureOf(error)) throw error;
  return <CrashScreen />;
}
