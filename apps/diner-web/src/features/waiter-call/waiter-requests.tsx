import { MAX_NOTE_LENGTH, type QuickRequest } from '@comanda/contracts';
import { Button, TextField } from '@comanda/ui';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './waiter-requests.module.css';

type WaiterRequestsProps = {
  /** The restaurant's own list; ours where it has none. */
  readonly offered: readonly QuickRequest[];
  /** Whether what is asked for most stands in for a list that is empty. */
  readonly hasUsual?: boolean;
  readonly isBusy: boolean;
  readonly onCall: (request: string, key?: string) => void;
};

const QUICK = ['visit', 'water', 'cutlery', 'clear', 'bill'] as const;

/** Common requests with one tap each, and a text field for others. */
export function WaiterRequests(props: WaiterRequestsProps) {
  const { offered, hasUsual = true, isBusy, onCall } = props;
  const { t } = useTranslation();
  const [own, setOwn] = useState('');

  const ours = QUICK.map((key) => {
    const name = t(`table.waiter.${key}`);
    return { key, name, onTap: () => onCall(name) };
  });
  // Staff read the name in their own language; the key says which it is.
  const theirs = offered.map(({ key, name }) => ({ key, name, onTap: () => onCall('', key) }));
  const requests = theirs.length > 0 || !hasUsual ? theirs : ours;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (own.trim() !== '') onCall(own);
  }

  return (
    <>
      <ul className={styles.quick}>
        {requests.map(({ key, name, onTap }, index) => (
          <li key={key}>
            <Button
              tone={requests === ours && index === 0 ? 'primary' : 'secondary'}
              size="large"
              isWide
              isBusy={isBusy}
              onClick={onTap}
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
