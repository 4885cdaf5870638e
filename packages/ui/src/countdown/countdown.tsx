import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { cx } from '../shared/cx';
import styles from './countdown.module.css';

type CountdownOwn = {
  /** Says what ends, for screen readers. */
  readonly label: string;
  readonly total_seconds: number;
  /** Counted down by its owner. */
  readonly remaining_seconds: number;
  /** Called once when nothing is left. */
  readonly onEnd?: (() => void) | undefined;
};

export type CountdownProps = CountdownOwn &
  Omit<ComponentProps<'div'>, keyof CountdownOwn | 'children' | 'role'>;

/** Seconds that are left, as a number in a ring that empties. It has no clock of its own (UI-98). */
export function Countdown({
  label,
  total_seconds,
  remaining_seconds,
  onEnd,
  className,
  ...rest
}: CountdownProps) {
  const left = Math.min(Math.max(0, remaining_seconds), total_seconds);
  const isOver = left === 0;
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return (
    <div role="timer" aria-label={label} className={cx(styles.countdown, className)} {...rest}>
      <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles.track} cx="50" cy="50" r="45" />
        <circle
          className={styles.rest}
          cx="50"
          cy="50"
          r="45"
          pathLength={1}
          strokeDasharray={1}
          strokeDashoffset={total_seconds > 0 ? 1 - left / total_seconds : 1}
        />
      </svg>
      <span className={styles.number}>{Math.ceil(left)}</span>
    </div>
  );
}
