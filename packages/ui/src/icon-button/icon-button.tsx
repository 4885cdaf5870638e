import type { ComponentProps, ElementType, ReactNode } from 'react';
import { cx } from '../shared/cx';
import type { PolymorphicProps } from '../shared/polymorphic';
import styles from './icon-button.module.css';

type IconButtonOwn = {
  /** The name of the action; there is no visible text. */
  readonly label: string;
  readonly icon: ReactNode;
  readonly tone?: 'quiet' | 'raised' | 'accent';
  readonly className?: string | undefined;
};

/** A round 44-pixel button with an icon and a spoken name. */
export function IconButton({
  label,
  icon,
  tone = 'quiet',
  type = 'button',
  className,
  ...rest
}: IconButtonOwn & ComponentProps<'button'>) {
  return (
    <button
      type={type}
      aria-label={label}
      data-tone={tone}
      className={cx(styles.button, className)}
      {...rest}
    >
      {icon}
    </button>
  );
}

/** The same for a link: `<IconLink component={Link} to="…" label="…" icon={…} />`. */
export function IconLink<C extends ElementType>({
  component,
  label,
  icon,
  tone = 'quiet',
  className,
  ...rest
}: PolymorphicProps<C, IconButtonOwn>) {
  // TypeScript cannot see that what is left over are C's own props.
  const Component: ElementType = component;
  return (
    <Component
      aria-label={label}
      data-tone={tone}
      className={cx(styles.button, className)}
      {...rest}
    >
      {icon}
    </Component>
  );
}
