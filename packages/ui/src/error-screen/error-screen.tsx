import type { ReactNode } from 'react';
import styles from './error-screen.module.css';

export type ErrorScreenProps = {
  readonly icon?: ReactNode;
  /** What happened. */
  readonly title: ReactNode;
  /** What to do now. */
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  /** One icon button where a page has those of its header. */
  readonly corner?: ReactNode;
  /** For whoever is asked for help: a code or a request id. */
  readonly code?: ReactNode;
};

/** A whole page for when there is no other: not found, offline, out of order, something broke. */
export function ErrorScreen({ icon, title, children, actions, corner, code }: ErrorScreenProps) {
  return (
    <main id="content" className={styles.screen}>
      {corner && <div className={styles.corner}>{corner}</div>}
      {icon && <div className={styles.icon}>{icon}</div>}
      <h1 className={styles.title}>{title}</h1>
      {children && <div className={styles.body}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
      {code && <p className={styles.code}>{code}</p>}
    </main>
  );
}
