import type { ComponentProps } from 'react';
import { Field, type FieldOwn } from '../field/field';
import styles from '../field/field.module.css';
import { cx } from '../shared/cx';

export type TextFieldProps = FieldOwn & Omit<ComponentProps<'input'>, keyof FieldOwn>;

/** One line of text; `type`, `inputMode`, `autoComplete` and the rest go to the native input. */
export function TextField({
  id,
  label,
  isLabelHidden,
  labelNote,
  hint,
  error,
  prefix,
  suffix,
  className,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ id, label, isLabelHidden, labelNote, hint, error, prefix, suffix }}>
      {(control) => (
        <input dir="auto" className={cx(styles.input, className)} {...rest} {...control} />
      )}
    </Field>
  );
}
