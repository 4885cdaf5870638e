import { useTranslation } from 'react-i18next';
import { OverDialog } from '#features/screen/over-dialog';

type AwayPromptProps = {
  /** Seconds on the display; null while nobody is asked. */
  readonly left: number | null;
  readonly onContinue: () => void;
  readonly onStartOver: () => void;
};

/** Asks whether the guest is still there, and says how long it waits for an answer. */
export function AwayPrompt({ left, ...answers }: AwayPromptProps) {
  const { t } = useTranslation();
  return (
    <OverDialog
      isOpen={left !== null}
      title={t('kiosk.away.title')}
      body={left === null ? '' : t('kiosk.away.body', { count: left })}
      figure={left}
      {...answers}
    />
  );
}
