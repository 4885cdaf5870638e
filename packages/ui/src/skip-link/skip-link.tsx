import type { ComponentProps } from 'react';
import { cx } from '../shared/cx';
import styles from './skip-link.module.css';

type SkipLinkProps = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  /** Id of the element that keyboard users jump to, mostly `main`. */
  readonly target: string;
};

/** The first thing on a page for the Tab key; nobody else sees it. */
export function SkipLink({ target, className, children, ...rest }: SkipLinkProps) {
  return (
    <a href={`#${target}`} className={cx(styles.link, className)} {...rest}>
      {children}
    </a>
  );
}
