import { Toggle } from '@base-ui/react/toggle';
import { ToggleGroup } from '@base-ui/react/toggle-group';
import type { ComponentProps, ReactNode } from 'react';
import { CheckIcon } from '../icon/icons';
import { cx } from '../shared/cx';
import styles from './toggle-chips.module.css';

export type ChipOption<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly isDisabled?: boolean;
};

type ToggleChipsOwn<Value extends string> = {
  /** Names the group. */
  readonly label: string;
  readonly options: readonly ChipOption<Value>[];
  readonly value: readonly Value[];
  readonly onChange: (value: readonly Value[]) => void;
};

export type ToggleChipsProps<Value extends string> = ToggleChipsOwn<Value> &
  Omit<ComponentProps<'div'>, keyof ToggleChipsOwn<Value> | 'defaultValue' | 'dir' | 'children'>;

/** Filters of which any number is on; arrow keys move among them (UI-94). */
export function ToggleChips<Value extends string>({
  label,
  options,
  value,
  onChange,
  className,
  ...rest
}: ToggleChipsProps<Value>) {
  return (
    <ToggleGroup<Value>
      multiple
      aria-label={label}
      className={cx(styles.chips, className)}
      value={value}
      onValueChange={(next) => onChange(next)}
      {...rest}
    >
      {options.map((option) => (
        <Toggle
          key={option.value}
          className={styles.chip}
          value={option.value}
          disabled={option.isDisabled ?? false}
        >
          {value.includes(option.value) && <CheckIcon className={styles.tick} />}
          {option.label}
        </Toggle>
      ))}
    </ToggleGroup>
  );
}
