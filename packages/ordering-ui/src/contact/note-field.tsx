import { MAX_NOTE_LENGTH } from '@comanda/contracts';
import { TextArea, useIsLive } from '@comanda/ui';
import { useTranslation } from 'react-i18next';

type NoteFieldProps = {
  /** Of the field itself, where something leads to it. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly hint?: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
};

/** A note for the kitchen; how many of its 250 characters are left is counted along. */
export function NoteField({ id, label, hint, placeholder, value, onChange }: NoteFieldProps) {
  const { t } = useTranslation();
  return (
    <TextArea
      id={id}
      label={label}
      labelNote={t('common.optional')}
      hint={hint}
      placeholder={placeholder}
      rows={2}
      maxLength={MAX_NOTE_LENGTH}
      remainingLabel={(count) => t('item.instructions.remaining', { count })}
      // Text typed before hydration would be lost.
      readOnly={!useIsLive()}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
