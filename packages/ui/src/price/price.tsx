import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './price.module.css';

type PriceOwn = {
  /** The amount, already formatted. */
  readonly children: ReactNode;
  /** The amount it was before, struck through. */
  readonly former?: ReactNode;
  /** Words said before the former amount, such as "was". */
  readonly formerLabel?: string | undefined;
  /** Additional price, in its own line. */
  readonly extra?: ReactNode;
  readonly size?: 'text' | 'large' | undefined;
};

export type PriceProps = PriceOwn & Omit<ComponentProps<'span'>, keyof PriceOwn>;

/** An amount of money in tabular figures. */
export function Price({
  children,
  former,
  formerLabel,
  extra,
  size,
  className,
  ...rest
}: PriceProps) {
  const amount = { children, former, formerLabel, size };
  if (extra === undefined) return <Amount {...amount} className={className} {...rest} />;
  return (
    <span className={cx(styles.lines, className)} {...rest}>
      <Amount {...amount} />
      <Amount size={size}>{extra}</Amount>
    </span>
  );
}

function Amount({
  children,
  former,
  formerLabel,
  size = 'text',
  className,
  ...rest
}: Omit<PriceProps, 'extra'>) {
  return (
    <span className={cx(styles.price, className)} data-size={size} {...rest}>
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
