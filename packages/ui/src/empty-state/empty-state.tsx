import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx';
import styles from './empty-state.module.css';

type EmptyStateOwn = {
  readonly icon?: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The one way on from here. */
  readonly action?: ReactNode;
};

export type EmptyStateProps = EmptyStateOwn & Omit<ComponentProps<'div'>, keyof EmptyStateOwn>;

/** Placeholder of an empty list. */
export function EmptyState({ icon, title, children, action, className, ...rest }: EmptyStateProps) {
  return (
    <div className={cx(styles.empty, className)} {...rest}>
      {icon && <div className={styles.icon}>{icon}</div>}
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.body}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
