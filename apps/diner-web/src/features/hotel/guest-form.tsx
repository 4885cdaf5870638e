import { MAX_NAME_LENGTH, MAX_ROOM_NUMBER_LENGTH, MIN_NAME_LENGTH } from '@comanda/contracts';
import { Button, LinkButton, TextField } from '@comanda/ui';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { joinName, splitName } from './full-name';
import styles from './guest-form.module.css';

export type HotelGuest = { readonly name: string; readonly room_number: string };

type GuestFormProps = {
  readonly guest: HotelGuest;
  readonly phone: string;
  /** Where a number is typed or changed. */
  readonly phonePath: string;
  readonly room: 'hidden' | 'optional' | 'required';
  /** Refusals of the server, by field. */
  readonly nameError: string | undefined;
  readonly roomError: string | undefined;
  readonly onSubmit: (guest: HotelGuest) => void;
};

/**
 * Asks for a guest's name and room before payment. The number is only shown: it was entered, and perhaps verified,
 * before.
 */
export function GuestForm(props: GuestFormProps) {
  const { guest, phone, phonePath, room, nameError, roomError, onSubmit } = props;
  const { t } = useTranslation();
  const [{ first, last }, setName] = useState(() => splitName(guest.name));
  const [room_number, setRoom] = useState(guest.room_number);
  const [hasTried, setTried] = useState(false);
  const firstRef = useRef<HTMLInputElement>(null);
  const lastRef = useRef<HTMLInputElement>(null);
  const roomRef = useRef<HTMLInputElement>(null);

  function nameFault(text: string, missing: string): string | undefined {
    if (text.trim() === '') return missing;
    return text.trim().length < MIN_NAME_LENGTH ? t('venue.guest.name_short') : undefined;
  }
  const firstFault = nameFault(first, t('venue.guest.first_required'));
  const lastFault = nameFault(last, t('venue.guest.last_required'));
  const isRoomMissing = room === 'required' && room_number.trim() === '';

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    setTried(true);
    if (firstFault) firstRef.current?.focus();
    else if (lastFault) lastRef.current?.focus();
    else if (isRoomMissing) roomRef.current?.focus();
    else onSubmit({ name: joinName({ first, last }), room_number: room_number.trim() });
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        ref={firstRef}
        label={t('venue.guest.first_name')}
        error={(hasTried ? firstFault : undefined) ?? nameError}
        autoComplete="given-name"
        autoCapitalize="words"
        maxLength={MAX_NAME_LENGTH / 2}
        required
        value={first}
        onChange={(event) => setName({ first: event.target.value, last })}
      />
      <TextField
        ref={lastRef}
        label={t('venue.guest.last_name')}
        error={hasTried ? lastFault : undefined}
        autoComplete="family-name"
        autoCapitalize="words"
        maxLength={MAX_NAME_LENGTH / 2 - 1}
        required
        value={last}
        onChange={(event) => setName({ first, last: event.target.value })}
      />
      {room !== 'hidden' && (
        <TextField
          ref={roomRef}
          label={t('venue.guest.room')}
          labelNote={room === 'required' ? undefined : t('common.optional')}
          hint={t('venue.guest.room_hint')}
          error={(hasTried && isRoomMissing ? t('error.room_required') : undefined) ?? roomError}
          autoComplete="off"
          maxLength={MAX_ROOM_NUMBER_LENGTH}
          required={room === 'required'}
          value={room_number}
          onChange={(event) => setRoom(event.target.value)}
        />
      )}
      <div className={styles.phone}>
        <TextField
          type="tel"
          label={t('venue.guest.phone')}
          className={styles.shown}
          readOnly
          value={phone}
          placeholder={t('venue.guest.phone_none')}
        />
        <LinkButton component={Link} to={phonePath} tone="quiet" size="small">
          {t('venue.guest.phone_change')}
        </LinkButton>
      </div>
      <Button type="submit" size="large" isWide>
        {t('venue.guest.submit')}
      </Button>
    </form>
  );
}
