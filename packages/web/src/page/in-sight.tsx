import type { ReactNode } from 'react';
import styles from './in-sight.module.css';

/** What answers a tap made elsewhere on the page: it comes into sight by itself, and has the focus where what was tapped has gone. */
export function InSight({ children }: { readonly children: ReactNode }) {
  return (
    <div ref={bringIntoSight} className={styles.place} tabIndex={-1}>
      {children}
    </div>
  );
}

function bringIntoSight(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
