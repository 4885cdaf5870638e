import type { ComponentProps, ReactNode } from 'react';
import { AlertIcon, CheckIcon, InfoIcon } from '../icon/icons';
import { cx } from '../shared/cx';
import styles from './banner.module.css';

type BannerOwn = {
  readonly tone?: 'info' | 'success' | 'warning' | 'danger';
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** A small button or link. */
  readonly action?: ReactNode;
  /** True when it appears in answer to something: a danger is then said at once, the rest politely. */
  readonly isLive?: boolean;
};

export type BannerProps = BannerOwn & Omit<ComponentProps<'div'>, keyof BannerOwn>;

/** Something to know about the page it stands on. */
export function Banner({
  tone = 'info',
  title,
  children,
  action,
  isLive = false,
  className,
  ...rest
}: BannerProps) {
  const liveRole = tone === 'danger' ? 'alert' : 'status';
  return (
    <div
      className={cx(styles.banner, className)}
      data-tone={tone}
      role={isLive ? liveRole : undefined}
      {...rest}
    >
      <span className={styles.icon}>{toneIcon(tone)}</span>
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action}
    </div>
  );
}

function toneIcon(tone: 'info' | 'success' | 'warning' | 'danger'): ReactNode {
  if (tone === 'info') return <InfoIcon />;
  return tone === 'success' ? <CheckIcon /> : <AlertIcon />;
}
