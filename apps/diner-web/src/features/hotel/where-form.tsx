import { MAX_NAME_LENGTH, MAX_ROOM_NUMBER_LENGTH } from '@comanda/contracts';
import { Button, TextField } from '@comanda/ui';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './guest-form.module.css';
import type { HotelGuest } from './guest-form';

type WhereFormProps = {
  readonly guest: HotelGuest;
  readonly isBusy: boolean;
  readonly error: string | undefined;
  readonly onSubmit: (guest: HotelGuest) => void;
};

/** Which room something is brought to, and for whom. */
export function WhereForm({ guest, isBusy, error, onSubmit }: WhereFormProps) {
  const { t } = useTranslation();
  const [room_number, setRoom] = useState(guest.room_number);
  const [name, setName] = useState(guest.name);
  const [hasTried, setTried] = useState(false);
  const roomRef = useRef<HTMLInputElement>(null);
  const isMissing = room_number.trim() === '';

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    if (isMissing) roomRef.current?.focus();
    else onSubmit({ name: name.trim(), room_number: room_number.trim() });
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        ref={roomRef}
        label={t('venue.guest.room')}
        hint={t('venue.guest.room_hint')}
        error={(hasTried && isMissing ? t('error.room_required') : undefined) ?? error}
        autoComplete="off"
        maxLength={MAX_ROOM_NUMBER_LENGTH}
        required
        value={room_number}
        onChange={(event) => setRoom(event.target.value)}
      />
      <TextField
        label={t('checkout.contact.name')}
        labelNote={t('common.optional')}
        autoComplete="name"
        autoCapitalize="words"
        maxLength={MAX_NAME_LENGTH}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" size="large" isWide isBusy={isBusy} busyLabel={t('common.loading')}>
        {t('common.continue')}
      </Button>
    </form>
  );
}
