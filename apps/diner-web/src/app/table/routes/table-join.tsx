import { type JoinTable as Join, useJoinTable } from '@comanda/ordering/table';
import { Banner, Button, Spinner, TextField } from '@comanda/ui';
import { type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { toasts } from '@comanda/web/toasts';
import { useParty } from '../party-context';
import { useTableFaultText } from '../use-table-fault-text';
import styles from './table-join.module.css';

/** Long enough to look at the card once more. */
const UNKNOWN_TABLE_MS = 10_000;

/** Sits down at the table of a code; where that is not enough, asks for the PIN that staff show. */
export function JoinTable({ code }: { readonly code: string }) {
  const { t } = useTranslation();
  const { paths, seat, table, fault: unread } = useParty();
  const faultText = useTableFaultText();
  // Whether the place of an earlier visit is still there is found out first: an end of it that is told later would be taken for the end of this one.
  const isAsked = seat.identity !== null && table === undefined && unread === null;
  const joining = useJoinTable();
  const { fault, needs_pin, join } = joining;
  const isUnknown = fault?.code === 'refused' && fault.error === 'table_not_found';

  const sitDown = useEffectEvent(() => {
    if (!needs_pin) void join(code);
  });
  useEffect(() => {
    if (!isAsked) sitDown();
  }, [isAsked]);
  const tellUnknown = useEffectEvent(() => {
    tellUnknownTable(t('table.code.not_found'));
  });
  useEffect(() => {
    if (isUnknown) tellUnknown();
  }, [isUnknown]);

  if (isUnknown) return <Navigate to={paths.missingTable} replace />;
  if (needs_pin) return <PinForm code={code} joining={joining} />;
  return fault ? (
    <Banner
      tone="danger"
      isLive
      action={
        <Button size="small" onClick={() => void join(code)}>
          {t('common.retry')}
        </Button>
      }
    >
      {faultText(fault)}
    </Banner>
  ) : (
    <p className={styles.waiting} role="status">
      <Spinner /> {t('table.joining')}
    </p>
  );
}

/** Says beside whatever page follows that there is no such table. */
export function tellUnknownTable(message: string): void {
  toasts.show({ message, tone: 'danger', id: 'table', timeout_ms: UNKNOWN_TABLE_MS });
}

function PinForm({ code, joining }: { readonly code: string; readonly joining: Join }) {
  const { t } = useTranslation();
  const faultText = useTableFaultText();
  const [pin, setPin] = useState('');

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (pin.trim() !== '') void joining.join(code, pin);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <h2 className={styles.title}>{t('table.pin.title')}</h2>
      <p>{t('table.pin.body')}</p>
      <TextField
        label={t('table.pin.label')}
        error={joining.fault ? faultText(joining.fault) : undefined}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="go"
        maxLength={10}
        value={pin}
        onChange={(event) => setPin(event.target.value)}
      />
      <Button
        type="submit"
        size="large"
        isWide
        isBusy={joining.is_joining}
        busyLabel={t('table.joining')}
      >
        {t('common.continue')}
      </Button>
    </form>
  );
}
