import type { ReactNode } from 'react';

/** What answers a tap made elsewhere on the page: it comes into sight by itself. */
export function InSight({ children }: { readonly children: ReactNode }) {
  return <div ref={bringIntoSight}>{children}</div>;
}

function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}
