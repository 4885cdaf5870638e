import { TextField } from '@comanda/ui';

type MoneyFieldProps = {
  readonly label: string;
  readonly isLabelHidden?: boolean;
  readonly initial_cents?: number | null;
  /** Gets the amount in cents; null while the field holds none. */
  readonly onCents: (cents: number | null) => void;
};

const CENTS = 100;

/** A field for an amount of money; the browser reads it in the writing of its language. */
export function MoneyField({
  label,
  isLabelHidden,
  initial_cents = null,
  onCents,
}: MoneyFieldProps) {
  return (
    <TextField
      type="number"
      inputMode="decimal"
      min={0}
      step={0.01}
      autoComplete="off"
      label={label}
      isLabelHidden={isLabelHidden}
      defaultValue={initial_cents === null ? undefined : initial_cents / CENTS}
      onChange={({ target: { valueAsNumber } }) =>
        onCents(Number.isFinite(valueAsNumber) ? Math.round(valueAsNumber * CENTS) : null)
      }
    />
  );
}
