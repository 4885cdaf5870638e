import type { ComponentProps } from 'react';
import { Field, type FieldOwn } from '../field/field';
import styles from '../field/field.module.css';
import { cx } from '../shared/cx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';

// The remaining room is said only when it gets short; saying it at every letter would be noise.
const LOW_ROOM = 20;

type TextAreaOwn = Omit<FieldOwn, 'prefix' | 'suffix'> & {
  readonly value: string;
  /** Characters allowed; the field shows how many are used. */
  readonly maxLength?: number;
  /** Words for the characters left, said when they get few. */
  readonly remainingLabel?: ((remaining: number) => string) | undefined;
};

export type TextAreaProps = TextAreaOwn & Omit<ComponentProps<'textarea'>, keyof TextAreaOwn>;

/** Several lines of text, controlled, with a counter that stops at 250 characters unless told otherwise (UI-42). */
export function TextArea({
  id,
  label,
  isLabelHidden,
  labelNote,
  hint,
  error,
  maxLength = 250,
  remainingLabel,
  className,
  ...rest
}: TextAreaProps) {
  const remaining = maxLength - rest.value.length;
  const counter = (
    <>
      <span aria-hidden="true" className={rest.value === '' ? styles.unused : undefined}>
        {rest.value.length} / {maxLength}
      </span>
      <VisuallyHidden role="status">
        {remaining <= LOW_ROOM ? remainingLabel?.(remaining) : null}
      </VisuallyHidden>
    </>
  );
  return (
    <Field {...{ id, label, isLabelHidden, labelNote, hint, error, counter }}>
      {(control) => (
        <textarea
          dir="auto"
          className={cx(styles.input, styles.area, className)}
          maxLength={maxLength}
          {...rest}
          {...control}
        />
      )}
    </Field>
  );
}
