import type { ComponentProps, ElementType, MouseEvent, ReactNode } from 'react';
import { cx } from '../shared/cx';
import type { PolymorphicProps } from '../shared/polymorphic';
import { Spinner } from '../spinner/spinner';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './button.module.css';

type ButtonLook = {
  readonly tone?: 'primary' | 'secondary' | 'quiet' | 'danger';
  readonly size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  readonly isWide?: boolean;
};

export type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work is under way: the button keeps its width and the focus, and ignores taps. */
    readonly isBusy?: boolean;
    /** Said to screen readers when it gets busy; give it from the start, so that the live region is there in time. */
    readonly busyLabel?: string | undefined;
  };

/** A native button; `type` is `button` unless told otherwise. */
export function Button({
  tone,
  size,
  isWide,
  isBusy = false,
  busyLabel,
  type = 'button',
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  function onBusyAwareClick(event: MouseEvent<HTMLButtonElement>) {
    if (isBusy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type={type}
      className={cx(styles.button, className)}
      {...look({ tone, size, isWide })}
      data-busy={isBusy || undefined}
      aria-disabled={isBusy || undefined}
      onClick={onBusyAwareClick}
      {...rest}
    >
      <span className={styles.content}>{children}</span>
      {isBusy && (
        <span className={styles.busy}>
          <Spinner />
        </span>
      )}
      {busyLabel && <VisuallyHidden role="status">{isBusy ? busyLabel : null}</VisuallyHidden>}
    </button>
  );
}

type LinkButtonOwn = ButtonLook & { readonly className?: string; readonly children: ReactNode };

/** A link that looks like a button: `<LinkButton component={Link} to="…">`. */
export function LinkButton<C extends ElementType>({
  component,
  tone,
  size,
  isWide,
  className,
  children,
  ...rest
}: PolymorphicProps<C, LinkButtonOwn>) {
  // TypeScript cannot see that what is left over are C's own props.
  const Component: ElementType = component;
  return (
    <Component className={cx(styles.button, className)} {...look({ tone, size, isWide })} {...rest}>
      <span className={styles.content}>{children}</span>
    </Component>
  );
}

function look({
  tone = 'primary',
  size = 'medium',
  isWide,
}: { [K in keyof ButtonLook]: ButtonLook[K] | undefined }) {
  return { 'data-tone': tone, 'data-size': size, 'data-wide': isWide || undefined };
}
