import type { ComponentProps } from 'react';
import { cx } from '../shared/cx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './spinner.module.css';

type SpinnerOwn = {
  /** Names the wait; without it the spinner is decoration beside a text that does. */
  readonly label?: string | undefined;
  readonly size?: 'text' | 'large';
};

type SpinnerProps = SpinnerOwn & Omit<ComponentProps<'span'>, keyof SpinnerOwn | 'children'>;

/** A wait of unknown length, announced once. */
export function Spinner({ label, size = 'text', className, ...rest }: SpinnerProps) {
  const look = { className: styles.spinner, 'data-size': size, 'aria-hidden': true } as const;
  if (!label) return <span {...look} className={cx(styles.spinner, className)} {...rest} />;
  return (
    <span role="status" className={className} {...rest}>
      <span {...look} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
