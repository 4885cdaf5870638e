import { type ReactNode, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

type OptionalPartProps = {
  /** Where it failed, it is tried again with another address. */
  readonly pathname?: string;
  readonly children: ReactNode;
};

/** A part that its page does without while it comes, and where it cannot be had at all. */
export function OptionalPart({ pathname, children }: OptionalPartProps) {
  return (
    <ErrorBoundary fallback={null} resetKeys={[pathname]}>
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
}
