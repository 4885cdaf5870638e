import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

type OptionalPartProps = {
  /** Where it failed, it is tried again with another address. */
  readonly pathname?: string;
  /** Shown instead; nothing by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
};

/** A part that its page does without while it comes, and where it cannot be had at all. */
export function OptionalPart({ pathname, fallback = null, children }: OptionalPartProps) {
  return (
    <ErrorBoundary fallback={fallback} resetKeys={[pathname]}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
}
