import type { ReactNode } from 'react';
import { AlertIcon, CheckIcon, InfoIcon } from '../icon/icons';
import styles from './banner.module.css';

export type BannerProps = {
  readonly tone?: 'info' | 'success' | 'warning' | 'danger';
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** A small button or link. */
  readonly action?: ReactNode;
  /** True when it appears in answer to something: a danger is then said at once, the rest politely. */
  readonly isLive?: boolean;
};

/** Something to know about the page it stands on. */
export function Banner({ tone = 'info', title, children, action, isLive = false }: BannerProps) {
  const liveRole = tone === 'danger' ? 'alert' : 'status';
  return (
    <div className={styles.banner} data-tone={tone} role={isLive ? liveRole : undefined}>
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
