import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../shared/cx';
import styles from './switch.module.css';

type SwitchOwn = {
  readonly label: ReactNode;
  /** A second line under the label. */
  readonly detail?: ReactNode;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
};

export type SwitchProps = SwitchOwn &
  Omit<ComponentProps<'input'>, keyof SwitchOwn | 'type' | 'role' | 'checked' | 'children'>;

/** A setting that is on or off and takes effect at once: a native checkbox whose label is the whole row (UI-93). */
export function Switch({
  label,
  detail,
  isOn,
  onChange,
  disabled,
  className,
  ...rest
}: SwitchProps) {
  const id = useId();
  return (
    <label className={cx(styles.row, className)} data-disabled={disabled || undefined}>
      <span className={styles.text}>
        <span id={`${id}-label`} dir="auto">
          {label}
        </span>
        {detail && (
          <span id={`${id}-detail`} className={styles.detail} dir="auto">
            {detail}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says itself whether it is checked
        role="switch"
        className={styles.track}
        checked={isOn}
        disabled={disabled}
        aria-labelledby={`${id}-label`}
        aria-describedby={detail ? `${id}-detail` : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
        {...rest}
      />
    </label>
  );
}
