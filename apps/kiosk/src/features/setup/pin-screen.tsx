import { Banner, Button, NumberPad } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCountdown } from '#shared/use-countdown';
import type { PinFault } from './use-staff';
import styles from './setup.module.css';

const MOST_DIGITS = 12;

type PinScreenProps = {
  readonly isBusy: boolean;
  readonly fault: PinFault | null;
  readonly onEnter: (pin: string) => void;
  readonly onLeave: () => void;
};

/** Asks staff for their PIN before the settings open. */
export function PinScreen({ isBusy, fault, onEnter, onLeave }: PinScreenProps) {
  const { t } = useTranslation();
  const [pin, setPin] = useState('');

  function enter() {
    onEnter(pin);
    setPin('');
  }

  return (
    <main id="content" className={styles.pin}>
      <h1 className={styles.title}>{t('kiosk.setup.title')}</h1>
      <output className={styles.dots} aria-label={t('kiosk.setup.pin')}>
        {'•'.repeat(pin.length) || ' '}
      </output>
      {fault && <Fault key={pin === '' ? 'new' : 'typed'} fault={fault} />}
      <NumberPad
        label={t('kiosk.setup.pin')}
        value={pin}
        onChange={setPin}
        maxLength={MOST_DIGITS}
        eraseLabel={t('kiosk.keyboard.erase')}
        clearLabel={t('kiosk.keyboard.clear')}
      />
      <div className={styles.answers}>
        <Button tone="secondary" size="large" onClick={onLeave} data-escape="">
          {t('common.cancel')}
        </Button>
        <Button size="large" disabled={pin === ''} isBusy={isBusy} onClick={enter}>
          {t('kiosk.setup.open')}
        </Button>
      </div>
    </main>
  );
}

function Fault({ fault }: { readonly fault: PinFault }) {
  const { t } = useTranslation();
  const seconds = fault.code === 'locked' ? fault.seconds : null;
  const left = useCountdown(seconds, () => undefined);
  function text(): string {
    switch (fault.code) {
      case 'wrong':
        return t('kiosk.setup.wrong');
      case 'locked':
        return t('kiosk.setup.locked', { count: left ?? 0 });
      case 'unreachable':
        return t('error.network');
    }
  }
  return (
    <Banner tone="danger" isLive>
      {text()}
    </Banner>
  );
}
