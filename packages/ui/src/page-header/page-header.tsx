import type { ComponentProps, ReactNode, Ref } from 'react';
import { cx } from '../shared/cx';
import styles from './page-header.module.css';

type PageHeaderOwn = {
  /** The page's h1. */
  readonly title: ReactNode;
  readonly subtitle?: ReactNode;
  /** An IconLink or IconButton that leads back. */
  readonly back?: ReactNode;
  /** The logo of whose page it is, as high as two lines of text; it gives way where it would leave no room for the title. */
  readonly mark?: ReactNode;
  /** At most two icon buttons. */
  readonly actions?: ReactNode;
  readonly isSticky?: boolean;
  /** Whether it keeps to its least height, 4 rem, since something sticks right below it; what takes more room is cut short. */
  readonly isLevel?: boolean;
  /** The heading, for moving the focus to it after a change of page. */
  readonly titleRef?: Ref<HTMLHeadingElement>;
};

export type PageHeaderProps = PageHeaderOwn & Omit<ComponentProps<'header'>, keyof PageHeaderOwn>;

/** The quiet top of a page: the way back, where one is, what else can be done. */
export function PageHeader({
  title,
  subtitle,
  back,
  mark,
  actions,
  isSticky = false,
  isLevel = false,
  titleRef,
  className,
  ...rest
}: PageHeaderProps) {
  return (
    <header
      className={cx(styles.header, className)}
      data-sticky={isSticky || undefined}
      data-level={isLevel || undefined}
      {...rest}
    >
      {back && <div className={styles.back}>{back}</div>}
      {mark && <div className={styles.mark}>{mark}</div>}
      <div className={styles.text}>
        <h1 ref={titleRef} className={styles.title} dir="auto" tabIndex={-1}>
          {title}
        </h1>
        {subtitle && (
          <p className={styles.subtitle} dir="auto">
            {subtitle}
          </p>
        )}
      </div>
      {actions && <div className={styles.actions}>{actions}</div>}
    </header>
  );
}
