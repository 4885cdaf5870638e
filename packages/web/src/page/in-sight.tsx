import type { ReactNode } from 'react';
import styles from './in-sight.module.css';

/** Result of a tap elsewhere on the page: it scrolls into view, and gets the focus if the tapped element is gone. */
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
