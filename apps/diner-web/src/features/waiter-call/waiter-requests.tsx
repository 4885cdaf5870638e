import { MAX_NOTE_LENGTH, type QuickRequest, USUAL_REQUESTS } from '@comanda/contracts';
import { Button, TextField } from '@comanda/ui';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './waiter-requests.module.css';

export type WaiterRequest = {
  /** The guest's own words; none with a key. */
  readonly request: string;
  readonly request_key?: string;
  /** The words of the button, or the guest’s own: shown again once it is asked. */
  readonly said: string;
};

type WaiterRequestsProps = {
  /** The restaurant's own list; ours where it has none. */
  readonly offered: readonly QuickRequest[];
  /** Whether what is asked for most stands in for a list that is empty. */
  readonly hasUsual?: boolean;
  readonly isBusy: boolean;
  readonly onCall: (asked: WaiterRequest) => void;
};

/** Common requests with one tap each, and a text field for others. */
export function WaiterRequests(props: WaiterRequestsProps) {
  const { offered, hasUsual = true, isBusy, onCall } = props;
  const { t } = useTranslation();
  const [own, setOwn] = useState('');

  const hasOwn = offered.length > 0 || !hasUsual;
  const requests = hasOwn
    ? offered
    : USUAL_REQUESTS.map((key) => ({ key, name: t(`table.waiter.${key}`) }));

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (own.trim() !== '') onCall({ request: own, said: own.trim() });
  }

  return (
    <>
      <ul className={styles.quick}>
        {requests.map(({ key, name }, index) => (
          <li key={key}>
            <Button
              tone={!hasOwn && index === 0 ? 'primary' : 'secondary'}
              size="large"
              isWide
              isBusy={isBusy}
              // Staff read it in their own language; the key says which it is.
              onClick={() => onCall({ request: '', request_key: key, said: name })}
            >
              {name}
            </Button>
          </li>
        ))}
      </ul>
      <form className={styles.own} onSubmit={submit}>
        <TextField
          label={t('table.waiter.own')}
          hint={t('table.waiter.own_hint')}
          maxLength={MAX_NOTE_LENGTH}
          enterKeyHint="send"
          autoComplete="off"
          value={own}
          onChange={(event) => setOwn(event.target.value)}
          suffix={
            <Button type="submit" size="small" tone="secondary" disabled={own.trim() === ''}>
              {t('table.waiter.call')}
            </Button>
          }
        />
      </form>
    </>
  );
}
