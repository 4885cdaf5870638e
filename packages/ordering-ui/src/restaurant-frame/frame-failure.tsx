import { failureOf } from '@comanda/api-client';
import type { FallbackProps } from 'react-error-boundary';
import { NotFoundPage, UnreachablePage } from '@comanda/web/problems';

/** Replaces a restaurant that could not be loaded. */
export function FrameFailure({ error, resetErrorBoundary }: FallbackProps) {
  const failure = failureOf(error);
  // A fault of ours is for the app around it.
  if (!failure) throw error;
  if (failure.kind === 'problem' && failure.problem.status === 404) {
    return <NotFoundPage missing="restaurant" />;
  }
  return <UnreachablePage onRetry={resetErrorBoundary} isBusy={false} />;
}
