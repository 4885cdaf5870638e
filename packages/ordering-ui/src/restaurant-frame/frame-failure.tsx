import { failureOf } from '@comanda/api-client';
import type { FallbackProps } from 'react-error-boundary';
import { CrashPage, NotFoundPage, UnreachablePage } from '@comanda/web/problems';

/** Replaces a restaurant that could not be loaded. */
export function FrameFailure({ error, resetErrorBoundary }: FallbackProps) {
  const failure = failureOf(error);
  if (!failure) return <CrashPage />;
  if (failure.kind === 'problem' && failure.problem.status === 404) {
    return <NotFoundPage missing="restaurant" />;
  }
  return <UnreachablePage onRetry={resetErrorBoundary} isBusy={false} />;
}
