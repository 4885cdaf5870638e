import { parseAmount } from '@comanda/kernel';
import { useRestaurant } from '@comanda/ordering';
import { TextField } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { exampleAmount } from './example-amount';
import { useFormat } from '../times/use-format';

type TipAmountFieldProps = {
  readonly max: number;
  readonly amount: number | null;
  readonly onChange: (cents: number) => void;
  /** Whether what is typed counts for nothing, though it is not empty. */
  readonly onFault: (isWrong: boolean) => void;
};

/** A tip of one's own, typed as an amount; what cannot be read or is more than the order is told under the field. */
export function TipAmountField({ max, amount, onChange, onFault }: TipAmountFieldProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { currency } = useRestaurant();
  const [text, setText] = useState(amount ? (amount / 100).toFixed(2) : '');
  const parsed = parseAmount(text);

  function errorText(): string | undefined {
    if (text === '') return undefined;
    const example = money(exampleAmount(250, max));
    if (parsed === null) return t('checkout.tip.custom_invalid', { example });
    return parsed > max ? t('checkout.tip.too_high') : undefined;
  }

  function onType(next: string) {
    setText(next);
    const cents = parseAmount(next);
    const isRight = cents !== null && cents <= max;
    onChange(isRight ? cents : 0);
    onFault(!isRight && next !== '');
  }

  return (
    <TextField
      label={t('checkout.tip.custom_label')}
      hint={t('checkout.tip.custom_hint', { currency, max: money(max) })}
      error={errorText()}
      inputMode="decimal"
      autoComplete="off"
      value={text}
      // Typing then replaces the amount.
      onFocus={(event) => event.target.select()}
      onChange={(event) => onType(event.target.value)}
    />
  );
}
