import type { ComponentProps } from 'react';
import { cx } from '../shared/cx';
import styles from './visually-hidden.module.css';

/** Text for screen readers alone; give it `role="status"` to have changes of it said. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<'span'>) {
  return <span className={cx(styles.hidden, className)} {...rest} />;
}
