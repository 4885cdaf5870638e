import { useTranslation } from 'react-i18next';
import { OverDialog } from '#app/screen/over-dialog';

type AwayPromptProps = {
  /** Seconds on the display, and what it began with; null while nobody is asked. */
  readonly countdown: { readonly left: number; readonly of: number } | null;
  readonly onContinue: () => void;
  readonly onStartOver: () => void;
};

/** Asks whether the guest is still there, and says how long it waits for an answer. */
export function AwayPrompt({ countdown, ...answers }: AwayPromptProps) {
  const { t } = useTranslation();
  return (
    <OverDialog
      isOpen={countdown !== null}
      title={t('kiosk.away.title')}
      body={countdown === null ? '' : t('kiosk.away.body', { count: countdown.left })}
      countdown={countdown}
      {...answers}
    />
  );
}
