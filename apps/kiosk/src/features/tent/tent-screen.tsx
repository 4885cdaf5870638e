import { MAX_TABLE_TENT_LENGTH } from '@comanda/contracts';
import { Button, NumberPad } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Screen } from '#app/screen/screen';
import styles from './tent-screen.module.css';

type TentScreenProps = {
  /** null = without a number. */
  readonly onChosen: (table_tent: string | null) => void;
};

/** Asks for the number that the guest takes to a table. */
export function TentScreen({ onChosen }: TentScreenProps) {
  const { t } = useTranslation();
  const [number, setNumber] = useState('');
  return (
    <Screen
      title={t('kiosk.tent.title')}
      bar={
        <div className={styles.bar}>
          <Button tone="secondary" size="large" onClick={() => onChosen(null)}>
            {t('kiosk.tent.skip')}
          </Button>
          <Button size="large" disabled={number === ''} onClick={() => onChosen(number)}>
            {t('kiosk.tent.take')}
          </Button>
        </div>
      }
    >
      <div className={styles.page}>
        <div className={styles.told}>
          <p>{t('kiosk.tent.body')}</p>
          <output className={styles.number} aria-label={t('kiosk.tent.label')}>
            {number || '–'}
          </output>
        </div>
        <NumberPad
          className={styles.keys}
          label={t('kiosk.tent.label')}
          value={number}
          onChange={setNumber}
          maxLength={MAX_TABLE_TENT_LENGTH}
          eraseLabel={t('kiosk.keyboard.erase')}
          clearLabel={t('kiosk.keyboard.clear')}
        />
      </div>
    </Screen>
  );
}
