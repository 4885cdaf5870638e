import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../shared/cx';
import styles from './option-row.module.css';

type OptionRowOwn = {
  readonly label: ReactNode;
  /** A second line under the label. */
  readonly detail?: ReactNode;
  /** Price of the choice, already formatted. */
  readonly price?: ReactNode;
  /** Why it is not to be had; shown in place of the price, crosses the row out and disables it. */
  readonly disabledLabel?: string | undefined;
  /** Stands after the price and outside the label, such as a stepper for several of one option. */
  readonly trailing?: ReactNode;
};

export type OptionRowProps = OptionRowOwn &
  Omit<ComponentProps<'input'>, keyof OptionRowOwn | 'type'>;

/** A choice among several: the whole row is the label of a native checkbox. */
export function CheckboxRow(props: OptionRowProps) {
  return <OptionRow type="checkbox" {...props} />;
}

/** A choice of one: rows with the same `name` make a native radio group. */
export function RadioRow(props: OptionRowProps) {
  return <OptionRow type="radio" {...props} />;
}

function OptionRow({
  type,
  label,
  detail,
  price,
  disabledLabel,
  trailing,
  disabled,
  className,
  ...rest
}: OptionRowProps & { readonly type: 'checkbox' | 'radio' }) {
  const id = useId();
  const note = disabledLabel ?? price;
  const isDisabled = disabled || disabledLabel !== undefined;
  const describedBy = [detail && `${id}-detail`, note && `${id}-note`].filter(Boolean).join(' ');
  return (
    <div
      className={cx(styles.row, className)}
      data-disabled={isDisabled || undefined}
      data-crossed={disabledLabel !== undefined || undefined}
      data-checked={rest.checked || undefined}
    >
      <label className={styles.control}>
        <input
          type={type}
          className={styles.input}
          disabled={isDisabled}
          aria-labelledby={`${id}-label`}
          aria-describedby={describedBy || undefined}
          {...rest}
        />
        <span className={styles.text}>
          <span id={`${id}-label`} className={styles.label} dir="auto">
            {label}
          </span>
          {detail && (
            <span id={`${id}-detail`} className={styles.detail} dir="auto">
              {detail}
            </span>
          )}
        </span>
        {note && (
          <span id={`${id}-note`} className={styles.price}>
            {note}
          </span>
        )}
      </label>
      {trailing}
    </div>
  );
}
