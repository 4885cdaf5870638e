import { ORDER_NUMBER_LENGTH } from '@comanda/contracts';
import { Button, TextField } from '@comanda/ui';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './curbside-form.module.css';
import { isSpot } from './is-spot';

type CurbsideFormProps = {
  /** As far as it is known, so that it need not be typed. */
  readonly order_number: string;
  readonly isBusy: boolean;
  /** Whether the restaurant has no such order. */
  readonly isUnknown: boolean;
  readonly onChange: () => void;
  readonly onSubmit: (order_number: string, spot: string) => void;
};

/** Which order is to be brought outside, and to which spot. */
export function CurbsideForm(props: CurbsideFormProps) {
  const { isBusy, isUnknown, onChange, onSubmit } = props;
  const { t } = useTranslation();
  const [order, setOrder] = useState(props.order_number);
  const [spot, setSpot] = useState('');
  const [hasTried, setTried] = useState(false);
  const orderRef = useRef<HTMLInputElement>(null);
  const spotRef = useRef<HTMLInputElement>(null);
  const typed = order.trim();

  function orderFault(): string | undefined {
    if (typed === '') return t('venue.curbside.order_required');
    return typed.length === ORDER_NUMBER_LENGTH ? undefined : t('venue.curbside.order_length');
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    if (orderFault()) orderRef.current?.focus();
    else if (!isSpot(spot)) spotRef.current?.focus();
    else onSubmit(typed, spot.trim());
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        ref={orderRef}
        className={styles.code}
        label={t('venue.curbside.order')}
        hint={t('venue.curbside.order_hint')}
        error={
          (hasTried ? orderFault() : undefined) ??
          (isUnknown ? t('venue.curbside.order_unknown') : undefined)
        }
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        maxLength={ORDER_NUMBER_LENGTH}
        required
        value={order}
        onChange={(event) => {
          setOrder(event.target.value.toUpperCase());
          onChange();
        }}
      />
      <TextField
        ref={spotRef}
        className={styles.code}
        label={t('venue.curbside.spot')}
        hint={t('venue.curbside.spot_hint')}
        error={hasTried && !isSpot(spot) ? t('venue.curbside.spot_required') : undefined}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        maxLength={4}
        required
        value={spot}
        onChange={(event) => setSpot(event.target.value)}
      />
      <Button
        type="submit"
        size="large"
        isWide
        isBusy={isBusy}
        busyLabel={t('venue.curbside.sending')}
      >
        {t('venue.curbside.submit')}
      </Button>
    </form>
  );
}
