import { useGuestName } from '@comanda/i18n/react';
import { type ApiClient, newIntentKey } from '@comanda/api-client';
import { MAX_NAME_LENGTH, readGuestName, type Receipt } from '@comanda/contracts';
import { Button, IconButton, PencilIcon, TextField } from '@comanda/ui';
import { type FormEvent, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '@comanda/web/toasts';
import styles from './guest-name.module.css';

type GuestNameProps = {
  readonly client: ApiClient;
  readonly receipt: Receipt;
  readonly onChanged: () => void;
};

/** Shows the guest name; the guest can correct it. */
export function GuestName({ client, receipt, onChanged }: GuestNameProps) {
  const { t } = useTranslation();
  const guestName = useGuestName();
  const [draft, setDraft] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const wasEdited = useRef(false);
  const isNumbered = readGuestName(receipt.name).number !== null;
  // Where the field was that had the focus.
  const focusAfterEdit = useCallback((button: HTMLButtonElement | null) => {
    if (wasEdited.current) button?.focus();
  }, []);

  function edit() {
    wasEdited.current = true;
    setDraft(isNumbered ? '' : receipt.name);
  }

  async function save() {
    const name = draft?.trim() ?? '';
    if (name === '' || name === receipt.name) {
      setDraft(null);
      return;
    }
    setBusy(true);
    const renamed = await client.renameOnReceipt(
      { guest_id: receipt.guest_id, name },
      { key: newIntentKey() },
    );
    setBusy(false);
    if (!renamed.ok) {
      toasts.show({ message: t('receipt.name_failed'), tone: 'danger' });
      return;
    }
    toasts.show({ message: t('receipt.name_saved'), tone: 'success' });
    setDraft(null);
    onChanged();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void save();
  }

  if (draft === null) {
    return (
      <p className={styles.name}>
        {t('receipt.for', { name: guestName(receipt.name) })}
        {receipt.can_rename && isNumbered && (
          <Button tone="quiet" onClick={edit} ref={focusAfterEdit}>
            {t('receipt.add_name')}
          </Button>
        )}
        {receipt.can_rename && !isNumbered && (
          <IconButton
            label={t('receipt.edit_name')}
            icon={<PencilIcon />}
            onClick={edit}
            ref={focusAfterEdit}
          />
        )}
      </p>
    );
  }
  return (
    <form className={styles.form} onSubmit={submit}>
      <TextField
        ref={takeFocus}
        label={t('receipt.name')}
        autoComplete="given-name"
        maxLength={MAX_NAME_LENGTH}
        value={draft}
        onChange={(event) => setDraft(event.target.value)}
      />
      <Button type="submit" isBusy={isBusy} busyLabel={t('common.one_moment')}>
        {t('common.save')}
      </Button>
    </form>
  );
}

function takeFocus(input: HTMLInputElement | null): void {
  input?.focus();
}
