import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../shared/cx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './table.module.css';

type TableOwn = {
  /** Names the table. */
  readonly caption: string;
  /** The caption is said but not shown. */
  readonly isCaptionHidden?: boolean;
  /** `thead`, `tbody` and `tfoot`; cells with `data-numeric` line their figures up at the end. */
  readonly children: ReactNode;
};

export type TableProps = TableOwn & Omit<ComponentProps<'table'>, keyof TableOwn>;

/** A native table that scrolls by itself where it is wider or higher than its place, below a head that stays in sight (UI-96). */
export function Table({
  caption,
  isCaptionHidden = false,
  className,
  children,
  ...rest
}: TableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
    <div className={styles.scroller} role="group" aria-label={caption} tabIndex={0}>
      <table className={cx(styles.table, className)} {...rest}>
        <caption className={styles.caption}>
          {isCaptionHidden ? <VisuallyHidden>{caption}</VisuallyHidden> : caption}
        </caption>
        {children}
      </table>
    </div>
  );
}
