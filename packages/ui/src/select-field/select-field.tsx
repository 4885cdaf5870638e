import type { ComponentProps } from 'react';
import { Field, type FieldOwn } from '../field/field';
import styles from '../field/field.module.css';
import { ChevronIcon } from '../icon/icons';
import { cx } from '../shared/cx';

export type SelectFieldProps = Omit<FieldOwn, 'prefix' | 'suffix'> &
  Omit<ComponentProps<'select'>, keyof FieldOwn>;

/** One of many from a list, in the platform's own picker; the options are children. */
export function SelectField({
  id,
  label,
  isLabelHidden,
  labelNote,
  hint,
  error,
  className,
  ...rest
}: SelectFieldProps) {
  return (
    <Field
      {...{ id, label, isLabelHidden, labelNote, hint, error }}
      suffix={<ChevronIcon className={styles.chevron} />}
    >
      {(control) => (
        <select className={cx(styles.input, styles.select, className)} {...rest} {...control} />
      )}
    </Field>
  );
}
