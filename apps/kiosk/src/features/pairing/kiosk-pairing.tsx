import type { ApiFailure } from '@comanda/api-client';
import { useOrdering, useRestaurant } from '@comanda/ordering';
import { Button, TextField } from '@comanda/ui';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './kiosk-pairing.module.css';

const MAX_SETUP_CODE_LENGTH = 64;
const MAX_KIOSK_NAME_LENGTH = 80;

type KioskPairingProps = { readonly onPaired: () => void };

/** This browser becomes a kiosk of the restaurant by its setup code. */
export function KioskPairing({ onPaired }: KioskPairingProps) {
  const { t } = useTranslation();
  const { client } = useOrdering();
  const { name: restaurant, restaurant_id } = useRestaurant();
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function pair() {
    setBusy(true);
    setFailure(null);
    const paired = await client.pairDevice({
      restaurant_id,
      setup_code: code.trim(),
      kind: 'kiosk',
      ...(name.trim() === '' ? {} : { name: name.trim() }),
    });
    setBusy(false);
    if (paired.ok) onPaired();
    else setFailure(paired.error);
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isBusy && code.trim() !== '') void pair();
  }
  function faultText(): string | undefined {
    if (failure === null) return undefined;
    return failure.kind === 'problem' ? t(`error.${failure.problem.code}`) : t('error.network');
  }

  return (
    <main id="content" className={styles.page}>
      <form className={styles.form} noValidate onSubmit={submit}>
        <p className={styles.restaurant}>{restaurant}</p>
        <h1 className={styles.title}>{t('kiosk.pairing.title')}</h1>
        <p>{t('kiosk.pairing.body')}</p>
        <TextField
          label={t('kiosk.pairing.code')}
          error={faultText()}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_SETUP_CODE_LENGTH}
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
        <TextField
          label={t('kiosk.pairing.name')}
          labelNote={t('common.optional')}
          hint={t('kiosk.pairing.name_hint')}
          autoComplete="off"
          maxLength={MAX_KIOSK_NAME_LENGTH}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit" size="large" isWide isBusy={isBusy} busyLabel={t('common.loading')}>
          {t('kiosk.pairing.submit')}
        </Button>
      </form>
    </main>
  );
}
