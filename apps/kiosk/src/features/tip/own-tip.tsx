import { cents } from '@comanda/kernel';
import { useFormat } from '@comanda/ordering-ui/times';
import { type Tip, tipAmount } from '@comanda/totals';
import { Banner, Button, NumberPad, SegmentedControl } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './tip-dialog.module.css';

const MOST_DIGITS = { fixed: 6, percentage: 3 } as const;

type Kind = keyof typeof MOST_DIGITS;

type OwnTipProps = {
  /** Most that may be given, in cents. */
  readonly max: number;
  readonly onSave: (tip: Tip) => void;
};

/** A tip of the guest's own: an amount, typed in cents, or whole percent of the net total. */
export function OwnTip({ max, onSave }: OwnTipProps) {
  const { t } = useTranslation();
  const { money, percent } = useFormat();
  const [kind, setKind] = useState<Kind>('fixed');
  const [digits, setDigits] = useState('');
  const typed = Number(digits);
  const tip: Tip =
    kind === 'fixed' ? { kind, cents: cents(typed) } : { kind, basis_points: typed * 100 };
  const amount = tipAmount(tip, cents(max));
  const isTooHigh = amount > max;
  const label = t(kind === 'fixed' ? 'kiosk.tip.own_label' : 'kiosk.tip.own_percent');
  return (
    <div className={styles.page}>
      <SegmentedControl
        legend={t('kiosk.tip.own_title')}
        isLegendHidden
        value={kind}
        onChange={(chosen) => {
          setKind(chosen);
          setDigits('');
        }}
        options={[
          { value: 'fixed', label: t('kiosk.tip.own_label') },
          { value: 'percentage', label: t('kiosk.tip.own_percent') },
        ]}
      />
      <output className={styles.amount} aria-label={label}>
        {kind === 'fixed' ? money(amount) : `${percent(typed)} · ${money(amount)}`}
      </output>
      {isTooHigh && (
        <Banner tone="danger" isLive>
          {t('error.tip_too_high')}
        </Banner>
      )}
      <NumberPad
        label={label}
        value={digits}
        onChange={(next) => setDigits(next.replace(/^0+/, ''))}
        maxLength={MOST_DIGITS[kind]}
        eraseLabel={t('kiosk.keyboard.erase')}
        clearLabel={t('kiosk.keyboard.clear')}
      />
      <Button size="large" isWide disabled={typed === 0 || isTooHigh} onClick={() => onSave(tip)}>
        {t('kiosk.tip.save')}
      </Button>
    </div>
  );
}
