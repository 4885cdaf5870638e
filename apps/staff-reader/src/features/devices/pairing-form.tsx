import { type DeviceKind, MAX_NAME_LENGTH } from '@comanda/contracts';
import { usePairing } from '@comanda/staff/devices';
import { Button, SegmentedControl, TextField } from '@comanda/ui';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './devices.module.css';

const KINDS = ['screen', 'kiosk', 'tablet'] as const satisfies readonly DeviceKind[];
const MAX_CODE_LENGTH = 64;
const FAULTS = {
  wrong: 'setup_code_wrong',
  locked: 'setup_code_locked',
  unreachable: 'network',
} as const;

/** Pairs this device with the restaurant by its setup code. */
export function PairingForm() {
  const { t } = useTranslation();
  const { pair, isPairing, fault } = usePairing();
  const [kind, setKind] = useState<DeviceKind>('screen');
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [isBlank, setBlank] = useState(false);
  const refused = fault === null ? undefined : t(`error.${FAULTS[fault.code]}`);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const setup_code = code.trim();
    setBlank(setup_code === '');
    if (setup_code === '' || isPairing) return;
    pair({ setup_code, kind, ...(name.trim() === '' ? {} : { name: name.trim() }) });
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{t('staff.devices.pair_body')}</p>
      <SegmentedControl
        legend={t('staff.devices.kind')}
        options={KINDS.map((value) => ({ value, label: t(`staff.devices.kinds.${value}`) }))}
        value={kind}
        onChange={setKind}
      />
      <TextField
        label={t('staff.devices.code')}
        error={isBlank ? t('staff.devices.code_blank') : refused}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_CODE_LENGTH}
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <TextField
        label={t('staff.devices.name')}
        labelNote={t('common.optional')}
        hint={t('staff.devices.name_hint')}
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" size="large" isWide isBusy={isPairing} busyLabel={t('common.loading')}>
        {t('staff.devices.pair')}
      </Button>
    </form>
  );
}
