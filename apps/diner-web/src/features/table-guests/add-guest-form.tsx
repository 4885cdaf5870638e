import { MAX_NAME_LENGTH } from '@comanda/contracts';
import { Button, LinkButton, TextField } from '@comanda/ui';
import { type SyntheticEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './add-guest-form.module.css';

type AddGuestFormProps = {
  /** Names that are taken at the table. */
  readonly taken: readonly string[];
  readonly error: string | undefined;
  readonly isBusy: boolean;
  readonly cancelPath: string;
  readonly onAdd: (name: string) => void;
};

/** A name for somebody new at the table. */
export function AddGuestForm({ taken, error, isBusy, cancelPath, onAdd }: AddGuestFormProps) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [hasTried, setTried] = useState(false);
  const fieldRef = useRef<HTMLInputElement>(null);
  const typed = name.trim();
  // Once it is being added, the name is soon among those at the table.
  const isChecked = hasTried && !isBusy;

  function fault(): string | undefined {
    if (typed === '') return t('checkout.contact.name_blank');
    const isTaken = taken.some((other) => other.toLowerCase() === typed.toLowerCase());
    return isTaken ? t('checkout.contact.name_in_use') : undefined;
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (isBusy) return;
    setTried(true);
    if (fault()) fieldRef.current?.focus();
    else onAdd(typed);
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        ref={fieldRef}
        label={t('table.add_guest.label')}
        hint={t('table.add_guest.hint')}
        error={(isChecked ? fault() : undefined) ?? error}
        autoComplete="given-name"
        autoCapitalize="words"
        enterKeyHint="done"
        maxLength={MAX_NAME_LENGTH}
        required
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" size="large" isWide isBusy={isBusy} busyLabel={t('common.loading')}>
        {t('table.add_guest.add')}
      </Button>
      <LinkButton component={Link} to={cancelPath} tone="quiet" size="large" isWide>
        {t('common.cancel')}
      </LinkButton>
    </form>
  );
}
