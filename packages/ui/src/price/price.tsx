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
  /** What is paid on top of it, in a line of its own. */
  readonly extra?: ReactNode;
  readonly size?: 'text' | 'large' | undefined;
};

/** An amount of money in tabular figures. */
export function Price({ extra, ...price }: PriceProps) {
  if (extra === undefined) return <Amount {...price} />;
  return (
    <span className={styles.lines}>
      <Amount {...price} />
      <Amount size={price.size}>{extra}</Amount>
    </span>
  );
}

function Amount({ children, former, formerLabel, size = 'text' }: Omit<PriceProps, 'extra'>) {
  return (
    <span className={styles.price} data-size={size}>
      {former === undefined ? (
        children
      ) : (
        <>
          <s className={styles.former}>
            {formerLabel && <VisuallyHidden>{formerLabel} </VisuallyHidden>}
            {former}
          </s>
          <span>{children}</span>
        </>
      )}
    </span>
  );
}
