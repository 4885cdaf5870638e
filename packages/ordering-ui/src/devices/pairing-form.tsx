import { MAX_NAME_LENGTH } from '@comanda/contracts';
import { Button, TextField } from '@comanda/ui';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './pairing-form.module.css';

const MAX_SETUP_CODE_LENGTH = 64;

/** The form’s texts, for the kind of device that it pairs. */
type PairingTexts = Readonly<Record<'body' | 'code' | 'name' | 'name_hint' | 'submit', string>>;

type PairingFormProps = {
  readonly texts: PairingTexts;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly onPair: (setup_code: string, name: string) => void;
};

/** The restaurant's setup code, once, and what its staff will call the device. */
export function PairingForm({ texts, isBusy, error, onPair }: PairingFormProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [name, setName] = useState('');

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isBusy && code.trim() !== '') onPair(code.trim(), name.trim());
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{texts.body}</p>
      <TextField
        label={texts.code}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={MAX_SETUP_CODE_LENGTH}
        required
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <TextField
        label={texts.name}
        labelNote={t('common.optional')}
        hint={texts.name_hint}
        autoComplete="off"
        maxLength={MAX_NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" size="large" isWide isBusy={isBusy} busyLabel={t('common.loading')}>
        {texts.submit}
      </Button>
    </form>
  );
}
