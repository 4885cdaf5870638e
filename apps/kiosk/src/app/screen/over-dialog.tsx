import { Button, Countdown, Dialog } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import styles from './over-dialog.module.css';

type OverDialogProps = {
  readonly isOpen: boolean;
  readonly title: string;
  readonly body: string;
  /** How many seconds are left of how many; null = it waits for an answer. */
  readonly countdown?: { readonly left: number; readonly of: number } | null;
  readonly onContinue: () => void;
  readonly onStartOver: () => void;
};

/** Whether the order goes on or is cleared for the next guest: two answers of the same size. */
export function OverDialog(props: OverDialogProps) {
  const { isOpen, title, body, countdown = null, onContinue, onStartOver } = props;
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onContinue}
      isAlert
      title={title}
      actions={
        <div className={styles.answers}>
          <Button tone="secondary" size="large" onClick={onStartOver}>
            {t('kiosk.away.start_over')}
          </Button>
          <Button size="large" onClick={onContinue} data-escape="">
            {t('kiosk.away.continue')}
          </Button>
        </div>
      }
    >
      <div className={styles.body}>
        {countdown && (
          <Countdown
            className={styles.countdown}
            label={title}
            total_seconds={countdown.of}
            remaining_seconds={countdown.left}
          />
        )}
        <p>{body}</p>
      </div>
    </Dialog>
  );
}
