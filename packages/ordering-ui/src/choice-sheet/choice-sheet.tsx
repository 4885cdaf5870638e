import { Button, Sheet } from '@comanda/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type ChoiceSheetProps = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** The content is invalid: it must be corrected, or the sheet closed. */
  readonly isWrong?: boolean;
  readonly children: ReactNode;
};

/** One choice in a sheet of its own. What is chosen counts at once; the button only leads back. */
export function ChoiceSheet({
  isOpen,
  title,
  onClose,
  isWrong = false,
  children,
}: ChoiceSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      footer={
        <Button size="large" isWide disabled={isWrong} onClick={onClose}>
          {t('common.done')}
        </Button>
      }
    >
      {children}
    </Sheet>
  );
}
