import { useFormat } from '@comanda/ordering-ui/times';
import { Banner, Button, NumberPad } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './tip-dialog.module.css';

const MOST_DIGITS = 6;

type OwnTipProps = {
  /** Most that may be given, in cents. */
  readonly max: number;
  readonly onSave: (amount: number) => void;
};

/** A tip of the guest's own, typed in cents. */
export function OwnTip({ max, onSave }: OwnTipProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const [digits, setDigits] = useState('');
  const amount = Number(digits);
  const isTooHigh = amount > max;
  return (
    <div className={styles.page}>
      <output className={styles.amount} aria-label={t('kiosk.tip.own_label')}>
        {money(amount)}
      </output>
      {isTooHigh && (
        <Banner tone="danger" isLive>
          {t('error.tip_too_high')}
        </Banner>
      )}
      <NumberPad
        label={t('kiosk.tip.own_label')}
        value={digits}
        onChange={(typed) => setDigits(typed.replace(/^0+/, ''))}
        maxLength={MOST_DIGITS}
        eraseLabel={t('kiosk.keyboard.erase')}
        clearLabel={t('kiosk.keyboard.clear')}
      />
      <Button
        size="large"
        isWide
        disabled={amount === 0 || isTooHigh}
        onClick={() => onSave(amount)}
      >
        {t('kiosk.tip.save')}
      </Button>
    </div>
  );
}
