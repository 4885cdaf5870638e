import { cents } from '@comanda/kernel';
import type { TipChoices } from '@comanda/ordering';
import type { Tip } from '@comanda/totals';
import { Banner, SegmentedControl } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TipAmount } from './tip-amount';
import { useFormat } from '../times/use-format';
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
  const [isOwn, setOwn] = useState(choices.is_custom);
  const [isOpen, setOpen] = useState(false);
  const own = choices.tip.kind === 'fixed' ? choices.tip.cents : null;
  const suggestions = choices.suggestions.filter(({ option }) => option > 0);
  const chosen = suggestions.find(({ is_chosen }) => is_chosen);
  // A suggestion that was chosen and is not offered any more is an amount of the guest's own.
  const isShown = isOwn || (choices.is_custom && Boolean(own));

  function choose(value: string) {
    setOwn(value === 'custom');
    setOpen(value === 'custom');
    if (value === 'custom') return;
    const suggestion = suggestions.find(({ option }) => String(option) === value);
    choices.choose(suggestion ? tipOf(suggestion) : { kind: 'none' });
  }
  function close() {
    setOpen(false);
    // Nothing was typed, so another button is the one that counts.
    if (!own) setOwn(false);
  }

  return (
    <section className={styles.picker}>
      <SegmentedControl
        legend={t('checkout.tip.title')}
        value={isShown ? 'custom' : String(chosen?.option ?? 0)}
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
      {isShown && (
        <TipAmount
          title={t('checkout.tip.title')}
          isOpen={isOpen}
          onOpen={() => choose('custom')}
          onClose={close}
          max={choices.max}
          amount={own}
          onChange={(amount) => choices.choose({ kind: 'fixed', cents: cents(amount) })}
        />
      )}
      {own !== null && own > choices.max && (
        <Banner tone="danger" isLive>
          {t('checkout.tip.too_high')}
        </Banner>
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
