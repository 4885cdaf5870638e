import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx';
import styles from './icon.module.css';

export type IconProps = ComponentProps<'svg'> & {
  /** Said by screen readers; an icon without a label is decoration. */
  readonly label?: string | undefined;
};

type FrameProps = IconProps & { readonly children: ReactNode };

/** The frame of every icon: 24 × 24 units, drawn in the colour and 1.5 times the size of the text around it. */
export function IconFrame({ label, className, children, ...rest }: FrameProps) {
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg viewBox="0 0 24 24" className={cx(styles.icon, className)} {...naming} {...rest}>
      {children}
    </svg>
  );
}
