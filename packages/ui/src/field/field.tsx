import { type ReactNode, type Ref, useId } from 'react';
import { AlertIcon } from '../icon/icons';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './field.module.css';

/** Common props of labelled fields. */
export type FieldOwn = {
  readonly label: string;
  /** The label is said but not shown. */
  readonly isLabelHidden?: boolean | undefined;
  /** Shown after the label, such as a word for "optional". */
  readonly labelNote?: string | undefined;
  readonly hint?: ReactNode;
  /** The fault and its solution; its presence marks the field as invalid. */
  readonly error?: string | undefined;
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
};

/** The attributes that tie an input to its label, hint and error. */
export type FieldControl = {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
};

type FieldProps = FieldOwn & {
  readonly id?: string | undefined;
  readonly counter?: ReactNode;
  /** The box around the input, which a list below it is as wide as. */
  readonly frameRef?: Ref<HTMLDivElement> | undefined;
  readonly children: (control: FieldControl) => ReactNode;
};

/** The frame around an input: label, hint and error, tied to it for assistive technology (UI-40). */
export function Field({
  id,
  label,
  isLabelHidden,
  labelNote,
  hint,
  error,
  prefix,
  suffix,
  counter,
  frameRef,
  children,
}: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={controlId} className={styles.label}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {labelNote && <span className={styles.optional}> {labelNote}</span>}
      </label>
      <div ref={frameRef} className={styles.frame} data-invalid={error ? true : undefined}>
        {prefix && <span className={styles.prefix}>{prefix}</span>}
        {children({
          id: controlId,
          'aria-describedby': describedBy || undefined,
          'aria-invalid': error ? true : undefined,
        })}
        {suffix && <span className={styles.suffix}>{suffix}</span>}
      </div>
      <div role="alert" id={errorId} className={error ? styles.error : undefined}>
        {error && (
          <>
            <AlertIcon />
            <span>{error}</span>
          </>
        )}
      </div>
      {(hint || counter) && (
        <div className={styles.notes}>
          {hint && <span id={hintId}>{hint}</span>}
          {counter && <span className={styles.counter}>{counter}</span>}
        </div>
      )}
    </div>
  );
}
