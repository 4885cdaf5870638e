import { CheckboxRow, Sheet } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { changeAccessMode, useAccessMode } from '#shared/access-mode';

type AccessSheetProps = { readonly isOpen: boolean; readonly onClose: () => void };

/** The ways of access, each on or off at once, for this guest. */
export function AccessSheet({ isOpen, onClose }: AccessSheetProps) {
  const { t } = useTranslation();
  const mode = useAccessMode();
  const choices = [
    { key: 'is_lowered', label: t('kiosk.access.reach') },
    { key: 'is_spoken', label: t('kiosk.access.speech'), detail: t('kiosk.access.keys') },
    { key: 'is_large', label: t('kiosk.access.large') },
    { key: 'is_contrasted', label: t('kiosk.access.contrast') },
  ] as const;
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('kiosk.access.title')}
      closeLabel={t('common.close')}
    >
      {choices.map(({ key, label, ...rest }) => (
        <CheckboxRow
          key={key}
          label={label}
          detail={'detail' in rest ? rest.detail : undefined}
          checked={mode[key]}
          onChange={() => changeAccessMode({ [key]: !mode[key] })}
        />
      ))}
    </Sheet>
  );
}
