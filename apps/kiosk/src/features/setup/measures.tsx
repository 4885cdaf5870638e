import { CheckboxRow, TextField } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeDeviceSettings, useDeviceSettings } from '#shared/device-settings';
import { bandHeights } from '#shared/reach-band';
import styles from './setup.module.css';

/** How large the screen is and how high it hangs: from that follows what is in reach of a person who sits. */
export function Measures() {
  const { t } = useTranslation();
  const settings = useDeviceSettings();
  const band = bandHeights(settings, { width: window.innerWidth, height: window.innerHeight });
  return (
    <section className={styles.part} aria-labelledby="setup-measures">
      <h2 id="setup-measures" className={styles.heading}>
        {t('kiosk.setup.measures')}
      </h2>
      <div className={styles.answers}>
        <NumberField
          label={t('kiosk.setup.diagonal')}
          inputMode="decimal"
          number={settings.diagonal_inches}
          onChange={(diagonal_inches) => changeDeviceSettings({ diagonal_inches })}
        />
        <NumberField
          label={t('kiosk.setup.lower_edge')}
          inputMode="numeric"
          number={settings.lower_edge_mm}
          onChange={(lower_edge_mm) => changeDeviceSettings({ lower_edge_mm })}
        />
      </div>
      {band && <p>{t('kiosk.setup.band', band)}</p>}
      <CheckboxRow
        label={t('kiosk.setup.sound')}
        checked={settings.has_sound}
        onChange={() => changeDeviceSettings({ has_sound: !settings.has_sound })}
      />
      <CheckboxRow
        label={t('kiosk.setup.printer')}
        checked={settings.has_printer}
        onChange={() => changeDeviceSettings({ has_printer: !settings.has_printer })}
      />
    </section>
  );
}

type NumberFieldProps = {
  readonly label: string;
  readonly inputMode: 'decimal' | 'numeric';
  readonly number: number | null;
  readonly onChange: (number: number | null) => void;
};

/** A number as it is typed: "21." is on the way to 21.5. */
function NumberField({ number, onChange, ...rest }: NumberFieldProps) {
  const [text, setText] = useState(number === null ? '' : String(number));
  return (
    <TextField
      {...rest}
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setText(target.value);
        onChange(readNumber(target.value));
      }}
    />
  );
}

function readNumber(text: string): number | null {
  const number = Number.parseFloat(text.replace(',', '.'));
  return Number.isFinite(number) && number >= 0 ? number : null;
}
