import { failureOf } from '@comanda/api-client';
import { TranslationBoundary } from '@comanda/ui';
import type { ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { CrashPage } from '@comanda/web/problems';

type PageBoundaryProps = { readonly pathname: string; readonly children: ReactNode };

/** Keeps what breaks on one page to it: the next one is tried afresh. What could not be read is left to the frame, which reads it again. */
export function PageBoundary({ pathname, children }: PageBoundaryProps) {
  return (
    <ErrorBoundary FallbackComponent={PageFailure} resetKeys={[pathname]}>
      <TranslationBoundary>{children}</TranslationBoundary>
    </ErrorBoundary>
  );
}

function PageFailure({ error }: FallbackProps) {
  if (failureOf(error)) throw error;
  return <CrashPage />;
}
