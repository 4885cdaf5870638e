import type { ComponentProps } from 'react';
import { Field, type FieldOwn } from '../field/field';
import styles from '../field/field.module.css';
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
    <Field {...{ id, label, isLabelHidden, labelNote, hint, error }}>
      {(control) => <select className={cx(styles.input, className)} {...rest} {...control} />}
    </Field>
  );
}
