import type { ComponentProps, KeyboardEvent } from 'react';
import { EraseIcon } from '../icon/icons';
import { cx } from '../shared/cx';
import styles from './number-pad.module.css';

const FIRST_DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

type NumberPadOwn = {
  /** Names the pad: what is typed with it. */
  readonly label: string;
  /** The digits typed up to now; for an amount, its cents. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Digits allowed; a further one is ignored. */
  readonly maxLength: number;
  readonly eraseLabel: string;
  readonly clearLabel: string;
  readonly isDisabled?: boolean;
};

export type NumberPadProps = NumberPadOwn &
  Omit<ComponentProps<'div'>, keyof NumberPadOwn | 'children' | 'role'>;

/**
 * Ten digits, one key that takes the last one back and one that takes all, for PINs and amounts. While the focus is in it, the digits,
 * Backspace and Delete of a keyboard do the same (UI-97). It shows nothing of the value.
 */
export function NumberPad({
  label,
  value,
  onChange,
  maxLength,
  eraseLabel,
  clearLabel,
  isDisabled = false,
  className,
  onKeyDown,
  ...rest
}: NumberPadProps) {
  function type(digit: string) {
    if (value.length < maxLength) onChange(value + digit);
  }
  function erase() {
    if (value !== '') onChange(value.slice(0, -1));
  }
  function clear() {
    if (value !== '') onChange('');
  }
  function onKey(event: KeyboardEvent<HTMLDivElement>) {
    onKeyDown?.(event);
    if (isDisabled || event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey)
      return;
    const act = actOf(event.key);
    if (!act) return;
    event.preventDefault();
    act();
  }
  function actOf(key: string): (() => void) | null {
    if (/^\d$/.test(key)) return () => type(key);
    if (key === 'Backspace') return erase;
    return key === 'Delete' ? clear : null;
  }
  function draw(digit: string) {
    return (
      <button
        key={digit}
        type="button"
        className={styles.key}
        disabled={isDisabled}
        onClick={() => type(digit)}
      >
        {digit}
      </button>
    );
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of a keyboard for the buttons inside
    <div
      role="group"
      aria-label={label}
      className={cx(styles.pad, className)}
      tabIndex={-1}
      onKeyDown={onKey}
      {...rest}
    >
      {FIRST_DIGITS.map(draw)}
      <button
        type="button"
        className={styles.key}
        data-quiet=""
        disabled={isDisabled}
        onClick={clear}
      >
        {clearLabel}
      </button>
      {draw('0')}
      <button
        type="button"
        className={styles.key}
        data-quiet=""
        aria-label={eraseLabel}
        disabled={isDisabled}
        onClick={erase}
      >
        <EraseIcon />
      </button>
    </div>
  );
}
