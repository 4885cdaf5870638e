import { useSyncExternalStore } from 'react';
import { latePart, OptionalPart } from '@comanda/web/late';
import { isEmbedded } from '@comanda/web/embedding';

const Listener = latePart(() => import('./listener').then((m) => m.Listener));

/** Where this stands in a frame of the page that the restaurant named: follows what that page asks for. Draws nothing. */
export function FrameTalk() {
  const isFramed = useSyncExternalStore(neverChanges, isEmbedded, () => false);
  return (
    isFramed && (
      <OptionalPart>
        <Listener />
      </OptionalPart>
    )
  );
}

function neverChanges() {
  return () => undefined;
}
