import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../shared/cx';
import styles from './option-group.module.css';

type OptionGroupOwn = {
  readonly legend: ReactNode;
  /** How many may be chosen, in words. */
  readonly hint?: ReactNode;
  /** A tag beside the legend, such as "Required". */
  readonly tag?: ReactNode;
  /** Missing choice; announced when it appears. */
  readonly error?: string | undefined;
  readonly children: ReactNode;
};

/** A named group of option rows; screen readers hear legend and hint on entering it (UI-41). */
export function OptionGroup({
  legend,
  hint,
  tag,
  error,
  className,
  children,
  ...rest
}: OptionGroupOwn & Omit<ComponentProps<'fieldset'>, keyof OptionGroupOwn>) {
  const id = useId();
  return (
    <fieldset
      className={cx(styles.group, className)}
      aria-describedby={`${id}-notes`}
      data-invalid={error ? true : undefined}
      tabIndex={-1}
      {...rest}
    >
      <legend className={styles.head}>
        <span className={styles.legend} dir="auto">
          {legend}
        </span>
        {tag}
      </legend>
      <div id={`${id}-notes`}>
        {hint && <p className={styles.hint}>{hint}</p>}
        <p role="alert" className={error ? styles.error : undefined}>
          {error}
        </p>
      </div>
      <div className={styles.rows}>{children}</div>
    </fieldset>
  );
}
