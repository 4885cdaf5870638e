import type { ComponentProps } from 'react';
import { cx } from '../shared/cx';
import styles from './badge.module.css';

export type BadgeProps = ComponentProps<'span'> & {
  readonly tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger' | 'brand';
};

/** A few words about the thing beside it. */
export function Badge({ tone = 'neutral', className, ...rest }: BadgeProps) {
  return <span className={cx(styles.badge, className)} data-tone={tone} {...rest} />;
}
