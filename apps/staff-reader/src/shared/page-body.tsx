import type { ReactNode } from 'react';
import styles from './page-body.module.css';
import { useStaffTitle } from './use-staff-title';

type PageBodyProps = { readonly title: string; readonly children: ReactNode };

/** A page of one column inside the frame. */
export function PageBody({ title, children }: PageBodyProps) {
  useStaffTitle(title);
  return (
    <div className={styles.body}>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </div>
  );
}
