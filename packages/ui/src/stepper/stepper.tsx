import type { ComponentProps } from 'react';
import { MinusIcon, PlusIcon, TrashIcon } from '../icon/icons';
import { cx } from '../shared/cx';
import styles from './stepper.module.css';

type StepperOwn = {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  /** Names of the group and of its buttons; name the thing counted ("Fewer Classic Burger"). */
  readonly label: string;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  /** At the minimum the minus turns into a bin that calls this. */
  readonly onRemove?: (() => void) | undefined;
  readonly removeLabel?: string | undefined;
  readonly size?: 'medium' | 'large';
  readonly isDisabled?: boolean;
};

export type StepperProps = StepperOwn & Omit<ComponentProps<'div'>, keyof StepperOwn | 'children'>;

/** A quantity with − and +, in 44-pixel targets; each new value is said (UI-43). */
export function Stepper({
  value,
  onChange,
  min = 1,
  max = 99,
  label,
  decreaseLabel,
  increaseLabel,
  onRemove,
  removeLabel,
  size = 'medium',
  isDisabled = false,
  className,
  ...rest
}: StepperProps) {
  const isRemoving = onRemove !== undefined && value <= min;
  const canDecrease = value > min || isRemoving;
  const canIncrease = value < max;

  // At its bound a button stays focusable, so a keyboard user who reaches it does not lose the place.
  function decrease() {
    if (isRemoving) onRemove();
    else if (canDecrease) onChange(value - 1);
  }
  function increase() {
    if (canIncrease) onChange(value + 1);
  }

  return (
    <div
      role="group"
      aria-label={label}
      className={cx(styles.stepper, className)}
      data-size={size}
      {...rest}
    >
      <button
        type="button"
        className={styles.button}
        aria-label={isRemoving ? (removeLabel ?? decreaseLabel) : decreaseLabel}
        aria-disabled={!canDecrease || undefined}
        disabled={isDisabled}
        onClick={decrease}
      >
        {isRemoving ? <TrashIcon /> : <MinusIcon />}
      </button>
      <output className={styles.value}>{value}</output>
      <button
        type="button"
        className={styles.button}
        aria-label={increaseLabel}
        aria-disabled={!canIncrease || undefined}
        disabled={isDisabled}
        onClick={increase}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
