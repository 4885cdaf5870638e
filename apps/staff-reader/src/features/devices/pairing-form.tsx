import { failureOf, unwrap } from '@comanda/api-client';
import { type DeviceKind, MAX_NAME_LENGTH } from '@comanda/contracts';
import { useStaffPlace } from '@comanda/staff/provider';
import { Button, SegmentedControl, TextField } from '@comanda/ui';
import { toasts } from '@comanda/web/toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '#shared/refusals/use-refusal-text';
import styles from './devices.module.css';

const KINDS = ['screen', 'kiosk', 'tablet'] as const satisfies readonly DeviceKind[];
const MAX_CODE_LENGTH = 64;

/** Pairs this device with the restaurant by its setup code. */
export function PairingForm() {
  const { t } = useTranslation();
  const { client, restaurant_id } = useStaffPlace();
  const queryClient = useQueryClient();
  const refusalText = useRefusalText();
  const [kind, setKind] = useState<DeviceKind>('screen');
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const [isBlank, setBlank] = useState(false);
  const pairing = useMutation({
    mutationFn: async () => {
      const given = name.trim() === '' ? {} : { name: name.trim() };
      const body = { restaurant_id, setup_code: code.trim(), kind, ...given };
      return unwrap(await client.pairDevice(body));
    },
    async onSuccess() {
      toasts.show({ message: t('staff.devices.paired'), tone: 'success' });
      await queryClient.invalidateQueries();
    },
  });
  const refused = pairing.isError ? refusalText(failureOf(pairing.error)) : undefined;

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    setBlank(code.trim() === '');
    if (code.trim() !== '' && !pairing.isPending) pairing.mutate();
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
      <Button
        type="submit"
        size="large"
        isWide
        isBusy={pairing.isPending}
        busyLabel={t('common.loading')}
      >
        {t('staff.devices.pair')}
      </Button>
    </form>
  );
}
