import { Button, NumberPad } from '@comanda/ui';
import { type SyntheticEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import styles from './pin-pad.module.css';
import { useLockText } from './use-lock-text';

const MIN_LENGTH = 4;
const MAX_LENGTH = 8;

type PinPadProps = { readonly onSignedIn?: () => void };

/** Takes a PIN by touch or by keyboard, and says why one was not taken. */
export function PinPad({ onSignedIn }: PinPadProps) {
  const { t } = useTranslation();
  const { signIn, isSigningIn, fault } = usePageSession();
  const [pin, setPin] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const faultId = useId();
  const lock = useLockText(fault);
  const isFull = pin.length >= MIN_LENGTH;

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (!isFull || isSigningIn || lock.isLocked) return;
    setPin('');
    signIn(pin, onSignedIn);
    input.current?.focus();
  }
  function type(text: string): void {
    setPin(text.replaceAll(/\D/g, '').slice(0, MAX_LENGTH));
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <input
        ref={input}
        className={styles.pin}
        type="password"
        // The pad below is the keyboard of a touch screen.
        inputMode="none"
        autoComplete="off"
        aria-label={t('staff.sign_in.pin')}
        aria-invalid={fault === null ? undefined : true}
        aria-describedby={faultId}
        value={pin}
        onChange={(event) => type(event.target.value)}
      />
      <p id={faultId} className={styles.fault} role="alert">
        {lock.text}
      </p>
      <NumberPad
        label={t('staff.sign_in.pin')}
        value={pin}
        maxLength={MAX_LENGTH}
        clearLabel={t('staff.sign_in.clear')}
        eraseLabel={t('staff.sign_in.erase')}
        isDisabled={lock.isLocked}
        onChange={type}
      />
      <Button
        type="submit"
        size="large"
        isWide
        isBusy={isSigningIn}
        busyLabel={t('common.one_moment')}
        disabled={lock.isLocked || !isFull}
      >
        {t('staff.sign_in.submit')}
      </Button>
    </form>
  );
}
