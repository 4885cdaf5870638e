import { useFormat } from '@comanda/ordering-ui/times';
import { Banner, Button, CardIcon, Spinner } from '@comanda/ui';
import { usePageTitle } from '@comanda/web/page';
import { useTranslation } from 'react-i18next';
import type { ReaderStep } from '#app/reader-step';
import { CallStaff } from '#app/screen/call-staff';
import { useArrivalFocus } from '#shared/use-arrival-focus';
import styles from './reader-screen.module.css';

type ReaderScreenProps = {
  /** The reader is made ready, asks for a card, stops asking, or the bank is waited for. */
  readonly step: ReaderStep;
  /** In cents; null until the payment is open. */
  readonly amount: number | null;
  readonly notice: 'amex_not_supported' | null;
  /** The restaurant's name for the reader. */
  readonly label: string | null;
  /** Staff test the reader: nobody pays for anything, and nobody calls them. */
  readonly isTest?: boolean;
  /** null = only the reader's own key cancels, or nothing does at this step. */
  readonly onCancel: (() => void) | null;
};

/** Shows the amount and where to hold the card. */
export function ReaderScreen({
  step,
  amount,
  notice,
  label,
  isTest = false,
  onCancel,
}: ReaderScreenProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const texts = {
    preparing: t('kiosk.terminal.preparing'),
    asking: t('reader.ask'),
    cancelling: t('kiosk.terminal.cancelling'),
    checking: t('kiosk.terminal.checking'),
  };
  const title = useArrivalFocus<HTMLHeadingElement>();
  usePageTitle(texts[step]);
  return (
    <main id="content" className={styles.page}>
      <div role="status" className={styles.told}>
        {amount !== null && (
          <p className={styles.sum}>
            {t(isTest ? 'kiosk.setup.test_payment' : 'kiosk.terminal.amount')}
            <span className={styles.amount}>{money(amount)}</span>
          </p>
        )}
        <h1 ref={title} className={styles.ask} tabIndex={-1}>
          {texts[step]}
        </h1>
      </div>
      <div className={styles.reader} data-step={step} aria-hidden>
        <span className={styles.display}>{step === 'asking' ? <CardIcon /> : <Spinner />}</span>
        <span className={styles.slot} />
      </div>
      {label !== null && <p className={styles.label}>{label}</p>}
      {notice !== null && <Banner tone="warning">{t(`reader.${notice}`)}</Banner>}
      {step === 'asking' && onCancel === null && <p>{t('kiosk.terminal.own_key')}</p>}
      {onCancel !== null && (
        <Button tone="secondary" size="large" onClick={onCancel} data-escape="">
          {t('common.cancel')}
        </Button>
      )}
      {!isTest && <CallStaff isNamed />}
    </main>
  );
}
