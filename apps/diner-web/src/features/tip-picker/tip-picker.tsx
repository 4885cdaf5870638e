import { cents } from '@comanda/kernel';
import type { TipChoices } from '@comanda/ordering';
import type { Tip } from '@comanda/totals';
import { SegmentedControl } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/use-format';
import { CustomTip } from './custom-tip';
import styles from './tip-picker.module.css';

type TipPickerProps = {
  readonly choices: TipChoices;
  /** False while what a percentage comes to is not settled yet. */
  readonly areAmountsKnown?: boolean;
};
type Suggestion = TipChoices['suggestions'][number];

/** Tips as equal buttons; no tip is as easy as any. */
export function TipPicker({ choices, areAmountsKnown = true }: TipPickerProps) {
  const { t } = useTranslation();
  const { money, percent } = useFormat();
  const [isTyping, setTyping] = useState(choices.is_custom);
  const suggestions = choices.suggestions.filter(({ option }) => option > 0);
  const chosen = suggestions.find(({ is_chosen }) => is_chosen);

  function choose(value: string) {
    setTyping(value === 'custom');
    if (value === 'custom') return;
    const suggestion = suggestions.find(({ option }) => String(option) === value);
    choices.choose(suggestion ? tipOf(suggestion) : { kind: 'none' });
  }

  return (
    <section className={styles.picker}>
      <SegmentedControl
        legend={t('checkout.tip.title')}
        value={isTyping ? 'custom' : String(chosen?.option ?? 0)}
        onChange={choose}
        options={[
          { value: '0', label: t('checkout.tip.none') },
          ...suggestions.map((suggestion) => ({
            value: String(suggestion.option),
            label:
              suggestion.kind === 'percentage'
                ? percent(suggestion.option)
                : money(suggestion.amount),
            detail:
              suggestion.kind === 'percentage' && areAmountsKnown
                ? money(suggestion.amount)
                : undefined,
          })),
          { value: 'custom', label: t('checkout.tip.custom') },
        ]}
      />
      {isTyping && (
        <CustomTip
          max={choices.max}
          amount={choices.tip.kind === 'fixed' ? choices.tip.cents : null}
          onChange={(amount) => choices.choose({ kind: 'fixed', cents: cents(amount) })}
        />
      )}
      <p className={styles.hint}>{t('checkout.tip.body')}</p>
    </section>
  );
}

function tipOf(suggestion: Suggestion): Tip {
  return suggestion.kind === 'percentage'
    ? { kind: 'percentage', basis_points: suggestion.basis_points }
    : { kind: 'fixed', cents: suggestion.cents };
}
