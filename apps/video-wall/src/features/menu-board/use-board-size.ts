import { useSyncExternalStore } from 'react';
import type { BoardSize } from './lay-out-board';

const PORTRAIT = '(orientation: portrait)';
const SIZES = {
  landscape: { columns: 3, rows: 9 },
  portrait: { columns: 2, rows: 17 },
} as const satisfies Record<string, BoardSize>;

/** Columns and rows by how the screen hangs. */
export function useBoardSize(): BoardSize {
  const isPortrait = useSyncExternalStore(subscribe, () => matchMedia(PORTRAIT).matches);
  return isPortrait ? SIZES.portrait : SIZES.landscape;
}

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(PORTRAIT);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
