import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx';
import styles from './error-screen.module.css';

type ErrorScreenOwn = {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  /** Next step. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** One icon button where a page has those of its header. */
  readonly corner?: ReactNode;
  /** For whoever is asked for help: a code or a request id. */
  readonly code?: ReactNode;
};

export type ErrorScreenProps = ErrorScreenOwn &
  Omit<ComponentProps<'main'>, keyof ErrorScreenOwn | 'id'>;

/** A whole page for when there is no other: not found, offline, out of order, something broke. */
export function ErrorScreen({
  icon,
  title,
  children,
  actions,
  corner,
  code,
  className,
  ...rest
}: ErrorScreenProps) {
  return (
    <main id="content" className={cx(styles.screen, className)} {...rest}>
      {corner && <div className={styles.corner}>{corner}</div>}
      {icon && <div className={styles.icon}>{icon}</div>}
      <h1 className={styles.title}>{title}</h1>
      {children && <div className={styles.body}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {code && <p className={styles.code}>{code}</p>}
    </main>
  );
}
