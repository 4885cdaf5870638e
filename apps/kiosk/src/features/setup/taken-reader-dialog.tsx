import { Button, Dialog } from '@comanda/ui';
import { useTranslation } from 'react-i18next';

type TakenReaderDialogProps = {
  /** The restaurant's name for the reader; null = nothing is asked. */
  readonly label: string | null;
  readonly onClose: () => void;
  readonly onTake: () => void;
};

/** Asks before a reader that stands at another kiosk is taken: guests may be paying there. */
export function TakenReaderDialog({ label, onClose, onTake }: TakenReaderDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={label !== null}
      onClose={onClose}
      isAlert
      title={t('kiosk.setup.take_title', { name: label ?? '' })}
      actions={
        <>
          <Button tone="secondary" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button tone="danger" onClick={onTake}>
            {t('kiosk.setup.take')}
          </Button>
        </>
      }
    >
      <p>{t('kiosk.setup.take_body')}</p>
    </Dialog>
  );
}
