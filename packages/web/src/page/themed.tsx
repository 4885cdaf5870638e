import type { RestaurantTheme } from '@comanda/contracts';
import type { ReactNode } from 'react';
import styles from './themed.module.css';
import { useNestedTheme } from './use-nested-theme';

type ThemedProps = {
  /** Null = the restaurant's own. */
  readonly theme: RestaurantTheme | null;
  readonly children: ReactNode;
};

/** Draws a page, and the sheets over it, in the look of a brand. */
export function Themed({ theme, children }: ThemedProps) {
  return (
    <div className={styles.themed} {...useNestedTheme(theme)}>
      {children}
    </div>
  );
}
