import { Button, Sheet } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import styles from './over-dialog.module.css';

type OverDialogProps = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly body: string;
  /** What counts down. */
  readonly figure?: number | null;
  readonly onContinue: () => void;
  readonly onStartOver: () => void;
};

/** Whether the order goes on or is cleared for the next guest: two answers of the same size. */
export function OverDialog(props: OverDialogProps) {
  const { isOpen, title, body, figure = null, onContinue, onStartOver } = props;
  const { t } = useTranslation();
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onContinue}
      title={title}
      closeLabel={t('kiosk.away.continue')}
      footer={
        <div className={styles.answers}>
          <Button tone="secondary" size="large" onClick={onStartOver}>
            {t('kiosk.away.start_over')}
          </Button>
          <Button size="large" onClick={onContinue}>
            {t('kiosk.away.continue')}
          </Button>
        </div>
      }
    >
      {figure !== null && (
        <p className={styles.figure} aria-hidden>
          {figure}
        </p>
      )}
      <p>{body}</p>
    </Sheet>
  );
}
