import { MAX_NAME_LENGTH } from '@comanda/contracts';
import { Button, CardIcon, IconButton, PencilIcon, TextField } from '@comanda/ui';
import { type SyntheticEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import styles from './tables.module.css';

type GuestLineProps = {
  readonly name: string;
  /** Address at which the guest's payment is taken; null = nothing is open. */
  readonly payTo: string | null;
  readonly onRename: (name: string) => void;
};

/** A guest by name, which staff can put right. */
export function GuestLine({ name, payTo, onRename }: GuestLineProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [draft, setDraft] = useState<string | null>(null);
  function save(event: SyntheticEvent): void {
    event.preventDefault();
    const next = draft?.trim() ?? '';
    if (next !== '' && next !== name) onRename(next);
    setDraft(null);
  }
  if (draft === null) {
    return (
      <li className={styles.guest}>
        <span dir="auto">{name}</span>
        <IconButton
          label={t('staff.tables.rename', { name })}
          icon={<PencilIcon />}
          onClick={() => setDraft(name)}
        />
        {payTo !== null && (
          <IconButton
            label={t('staff.tables.take_payment', { name })}
            icon={<CardIcon />}
            onClick={() => void navigate(payTo)}
          />
        )}
      </li>
    );
  }
  return (
    <li>
      <form className={styles.rename} onSubmit={save}>
        <TextField
          label={t('staff.tables.name')}
          isLabelHidden
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          value={draft}
          onChange={(event) => setDraft(event.target.value)}
        />
        <Button type="submit">{t('common.save')}</Button>
      </form>
    </li>
  );
}
