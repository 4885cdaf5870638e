import { MAX_NOTE_LENGTH } from '@comanda/contracts';
import { Button, TextArea } from '@comanda/ui';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './guest-form.module.css';

type MessageFormProps = { readonly isBusy: boolean; readonly onSend: (message: string) => void };

/** A few words to the desk. */
export function MessageForm({ isBusy, onSend }: MessageFormProps) {
  const { t } = useTranslation();
  const [message, setMessage] = useState('');

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isBusy && message.trim() !== '') onSend(message.trim());
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <TextArea
        label={t('venue.concierge.message')}
        hint={t('venue.concierge.message_hint')}
        rows={3}
        maxLength={MAX_NOTE_LENGTH}
        remainingLabel={(count) => t('item.instructions.remaining', { count })}
        value={message}
        onChange={(event) => setMessage(event.target.value)}
      />
      <Button
        type="submit"
        size="large"
        isWide
        disabled={message.trim() === ''}
        isBusy={isBusy}
        busyLabel={t('common.loading')}
      >
        {t('venue.concierge.send')}
      </Button>
    </form>
  );
}
