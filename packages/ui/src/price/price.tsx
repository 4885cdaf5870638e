import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './price.module.css';

export type PriceProps = {
  /** The amount, already formatted. */
  readonly children: ReactNode;
  /** The amount it was before, struck through. */
  readonly former?: ReactNode;
  /** Words said before the former amount, such as "was". */
  readonly formerLabel?: string | undefined;
  readonly size?: 'text' | 'large';
};

/** An amount of money in tabular figures. */
export function Price({ children, former, formerLabel, size = 'text' }: PriceProps) {
  return (
    <span className={styles.price} data-size={size}>
      {former !== undefined && (
        <s className={styles.former}>
          {formerLabel && <VisuallyHidden>{formerLabel} </VisuallyHidden>}
          {former}
        </s>
      )}
      {children}
    </span>
  );
}
