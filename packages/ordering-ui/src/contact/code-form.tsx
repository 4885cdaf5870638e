import { VERIFICATION_CODE_LENGTH } from '@comanda/contracts';
import { Button, Spinner, TextField } from '@comanda/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './contact-form.module.css';

type CodeFormProps = {
  readonly phone: string;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly onCode: (code: string) => void;
  readonly onResend: () => void;
  readonly onOtherNumber: () => void;
};

/** The code that was texted, typed at once; with its last digit it is checked. */
export function CodeForm({ phone, isBusy, error, onCode, onResend, onOtherNumber }: CodeFormProps) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const codeRef = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => codeRef.current?.focus(), []);

  function type(text: string) {
    const digits = text.replaceAll(/\D/g, '').slice(0, VERIFICATION_CODE_LENGTH);
    setCode(digits);
    if (digits.length === VERIFICATION_CODE_LENGTH && digits !== code) onCode(digits);
  }

  return (
    <div className={styles.form}>
      <p>{t('table.twofa.code_body', { phone })}</p>
      <TextField
        ref={codeRef}
        label={t('table.twofa.code_label')}
        error={error}
        suffix={isBusy && <Spinner />}
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="done"
        value={code}
        onChange={(event) => type(event.target.value)}
      />
      <Button tone="secondary" size="large" isWide onClick={onResend}>
        {t('table.twofa.resend')}
      </Button>
      <Button tone="quiet" size="large" isWide onClick={onOtherNumber}>
        {t('table.twofa.change')}
      </Button>
    </div>
  );
}
