import type { ElementType, ReactNode } from 'react';
import { cx } from '../shared/cx';
import type { PolymorphicProps } from '../shared/polymorphic';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './floating-bar.module.css';

type FloatingBarOwn = {
  readonly label: ReactNode;
  /** How many, in a bubble. */
  readonly count?: ReactNode;
  /** The amount, already formatted. */
  readonly total?: ReactNode;
  /** Said whenever it changes: what the cart holds now. */
  readonly status?: string | undefined;
  readonly className?: string | undefined;
  /** A smaller way beside it: `LinkButton` in its secondary tone. */
  readonly aside?: ReactNode;
};

/** The next step, always under the thumb: `<FloatingBar component={Link} to="…" label="…" />`. Keeps room for itself at the page's end. */
export function FloatingBar<C extends ElementType>({
  component,
  label,
  count,
  total,
  status,
  className,
  aside,
  ...rest
}: PolymorphicProps<C, FloatingBarOwn>) {
  // TypeScript cannot see that what is left over are C's own props.
  const Component: ElementType = component;
  return (
    <>
      <div className={styles.room} aria-hidden="true" />
      <div className={styles.dock}>
        <div className={styles.row}>
          {aside}
          <Component className={cx(styles.bar, className)} {...rest}>
            {count !== undefined && <span className={styles.count}>{count}</span>}
            <span className={styles.label}>{label}</span>
            {total !== undefined && <span className={styles.total}>{total}</span>}
          </Component>
        </div>
        <VisuallyHidden role="status">{status}</VisuallyHidden>
      </div>
    </>
  );
}
