import { DrawnAt } from '@comanda/ordering';
import type { ReactNode } from 'react';
import { useIsIdle } from '@comanda/web/late';

type HydrationClockProps = { readonly at: Date; readonly children: ReactNode };

/**
 * Hydrates a page with the time at which the server drew it, and goes on with the present once the page is idle: half a page is
 * drawn again then, and while parts of it are not hydrated yet, several times.
 */
export function HydrationClock({ at, children }: HydrationClockProps) {
  const isIdle = useIsIdle();
  return <DrawnAt value={isIdle ? null : at}>{children}</DrawnAt>;
}
