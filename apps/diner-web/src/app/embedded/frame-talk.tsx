import { lazy, Suspense, useSyncExternalStore } from 'react';
import { fetchPart } from '#shared/fetch-part';
import { isEmbedded } from '#shared/is-embedded';

const Listener = lazy(() =>
  fetchPart(() => import('./listener')).then((m) => ({ default: m.Listener })),
);

/** Where this stands in a frame of the page that the restaurant named: follows what that page asks for. Draws nothing. */
export function FrameTalk() {
  const isFramed = useSyncExternalStore(neverChanges, isEmbedded, () => false);
  return (
    isFramed && (
      <Suspense fallback={null}>
        <Listener />
      </Suspense>
    )
  );
}

function neverChanges() {
  return () => undefined;
}
