import { MAX_NAME_LENGTH } from '@comanda/contracts';
import { useCheckoutDetails } from '@comanda/ordering';
import { Button, Sheet, TextField } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import styles from './name-dialog.module.css';

type NameDialogProps = {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onChosen: () => void;
};

/** The first name that is called when the order is ready; none is as easy as one. */
export function NameDialog({ isOpen, onClose, onChosen }: NameDialogProps) {
  const { t } = useTranslation();
  const details = useCheckoutDetails();
  function skip() {
    details.set({ name: '' });
    onChosen();
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('kiosk.name.title')}
      closeLabel={t('common.close')}
    >
      <div className={styles.name}>
        <p>{t('kiosk.name.body')}</p>
        <TextField
          label={t('kiosk.name.label')}
          autoComplete="off"
          maxLength={MAX_NAME_LENGTH}
          value={details.name}
          onChange={(event) => details.set({ name: event.target.value })}
        />
        <div className={styles.answers}>
          <Button tone="secondary" size="large" onClick={skip}>
            {t('kiosk.name.skip')}
          </Button>
          <Button size="large" disabled={details.name.trim() === ''} onClick={onChosen}>
            {t('common.continue')}
          </Button>
        </div>
      </div>
    </Sheet>
  );
}
