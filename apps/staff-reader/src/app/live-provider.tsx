import { useLiveBoard } from '@comanda/staff/live';
import { type ReactNode, useMemo } from 'react';
import { LiveContext } from '#shared/live/live-context';
import { useNow } from '#shared/use-now';
import { useUnreachedSince } from './use-unreached-since';

const SECOND_MS = 1000;
/** A stream that is back within this time is not worth a word. */
const GRACE_MS = 2 * SECOND_MS;

/** Keeps the board live, and tells the pages since when it is not: the stream is lost, or the server answers nothing. */
export function LiveProvider({ children }: { readonly children: ReactNode }) {
  const { lost_at: stream_lost_at } = useLiveBoard();
  const unreached_at = useUnreachedSince();
  const now = useNow(SECOND_MS);
  const lost_at = earlier(stream_lost_at, unreached_at);
  const isTold = lost_at !== null && now.getTime() - lost_at.getTime() >= GRACE_MS;
  const told_at = isTold ? lost_at : null;
  const live = useMemo(() => ({ lost_at: told_at }), [told_at]);
  return <LiveContext value={live}>{children}</LiveContext>;
}

function earlier(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one < other ? one : other;
}
