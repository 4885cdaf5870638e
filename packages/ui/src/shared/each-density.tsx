import type { ReactNode } from 'react';
import { DENSITIES } from '../tokens/density';
import styles from './each-density.module.css';

/** For stories: one part three times, below each other, as it is in a hand, on a counter and on a kiosk. */
export function EachDensity({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.list}>
      {DENSITIES.map((density) => (
        <section key={density} className={styles.one} data-density={density} aria-label={density}>
          {children}
        </section>
      ))}
    </div>
  );
}
