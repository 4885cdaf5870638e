import type { ReactNode } from 'react';
import styles from './skip-link.module.css';

type SkipLinkProps = {
  /** Id of the element that keyboard users jump to, mostly `main`. */
  readonly target: string;
  readonly children: ReactNode;
};

/** The first thing on a page for the Tab key; nobody else sees it. */
export function SkipLink({ target, children }: SkipLinkProps) {
  return (
    <a href={`#${target}`} className={styles.link}>
      {children}
    </a>
  );
}
