import type { MouseEvent, PropsWithChildren } from 'react';
import styles from './repeated-taps.module.css';

/**
 * Ignores a tap on a link to the address where the browser already is: after a link that was tapped twice, one step back leads
 * back. The router itself compares with the page that is drawn, and a page that is on its way is not drawn yet.
 */
export function RepeatedTaps({ children }: PropsWithChildren) {
  return (
    <div className={styles.contents} onClickCapture={ignoreRepeatedTap}>
      {children}
    </div>
  );
}

function ignoreRepeatedTap(event: MouseEvent<HTMLElement>): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
  // A link within the page moves the focus each time.
  if (isPlain && link && link.hash === '' && link.href === location.href) event.preventDefault();
}
