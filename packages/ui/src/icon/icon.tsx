import type { LucideIcon, LucideProps } from 'lucide-react';
import { cx } from '../shared/cx';
import styles from './icon.module.css';

export type IconProps = Omit<LucideProps, 'ref'> & {
  /** Said by screen readers; an icon without a label is decoration. */
  readonly label?: string | undefined;
};

/** An icon of Lucide in the colour and 1.5 times the size of the text around it. */
export function makeIcon(Glyph: LucideIcon) {
  return function Icon({ label, className, ...rest }: IconProps) {
    const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
    return <Glyph className={cx(styles.icon, className)} {...naming} {...rest} />;
  };
}
