import { useTranslation } from 'react-i18next';
import { OverDialog } from '#app/screen/over-dialog';

type AwayPromptProps = {
  /** Seconds on the display, and what it began with; null while nobody is asked. */
  readonly countdown: { readonly left: number; readonly of: number } | null;
  /** The settings are open: no order is cleared, the staff session ends. */
  readonly isOfStaff: boolean;
  readonly onContinue: () => void;
  readonly onStartOver: () => void;
};

/** Asks whether the guest is still there, and says how long it waits for an answer. */
export function AwayPrompt({ countdown, isOfStaff, ...answers }: AwayPromptProps) {
  const { t } = useTranslation();
  const text = isOfStaff ? 'kiosk.setup.closes' : 'kiosk.away.body';
  return (
    <OverDialog
      isOpen={countdown !== null}
      title={t('kiosk.away.title')}
      body={countdown === null ? '' : t(text, { count: countdown.left })}
      countdown={countdown}
      {...answers}
    />
  );
}
