import { type ComponentProps, type ReactNode, useId } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './segmented-control.module.css';

export type SegmentedOption<V extends string> = {
  readonly value: V;
  readonly label: ReactNode;
  /** A smaller second line, such as the amount that a percentage comes to. */
  readonly detail?: ReactNode;
  readonly isDisabled?: boolean;
};

type SegmentedControlOwn<V extends string> = {
  readonly legend: string;
  readonly isLegendHidden?: boolean;
  readonly options: readonly SegmentedOption<V>[];
  /** Null while nothing is chosen. */
  readonly value: V | null;
  readonly onChange: (value: V) => void;
};

export type SegmentedControlProps<V extends string> = SegmentedControlOwn<V> &
  Omit<ComponentProps<'fieldset'>, keyof SegmentedControlOwn<V> | 'children'>;

/** A choice of one among a few equals, side by side; native radio buttons, so the arrow keys work. */
export function SegmentedControl<V extends string>({
  legend,
  isLegendHidden = false,
  options,
  value,
  onChange,
  ...rest
}: SegmentedControlProps<V>) {
  const name = useId();
  return (
    <fieldset {...rest}>
      <legend className={isLegendHidden ? undefined : styles.legend}>
        {isLegendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              className={styles.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              disabled={option.isDisabled}
              onChange={() => onChange(option.value)}
            />
            <span className={styles.label}>{option.label}</span>
            {option.detail && <span className={styles.detail}>{option.detail}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
