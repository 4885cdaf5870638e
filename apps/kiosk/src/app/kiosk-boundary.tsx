import { failureOf } from '@comanda/api-client';
import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { CrashScreen } from './crash-screen';

/** Keeps what breaks on one page to it. What could not be read is left to the frame around it, which reads it again. */
export function KioskBoundary({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary FallbackComponent={Fallback} resetKeys={[pathname]}>
      {children}
    </ErrorBoundary>
  );
}

function Fallback({ error }: FallbackProps) {
  if (failureOf(error)) throw error;
  return <CrashScreen />;
}
