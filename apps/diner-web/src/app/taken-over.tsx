import { DrawnAt } from '@comanda/ordering';
import type { ReactNode } from 'react';
import { useIsIdle } from '#shared/use-is-idle';

type TakenOverProps = { readonly at: Date; readonly children: ReactNode };

/**
 * A page that a server drew, as of then. It tells the time of now once it has nothing else to do: half a page is drawn anew with it,
 * and while parts of it are not taken over yet, again and again.
 */
export function TakenOver({ at, children }: TakenOverProps) {
  const isIdle = useIsIdle();
  return <DrawnAt value={isIdle ? null : at}>{children}</DrawnAt>;
}
