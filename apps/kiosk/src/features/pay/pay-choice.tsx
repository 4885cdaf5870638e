import { useRestaurant, useTotals } from '@comanda/ordering';
import { useFormat } from '@comanda/ordering-ui/times';
import { Banner, BellIcon, Button, CardIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { Screen } from '#app/screen/screen';
import styles from './pay-choice.module.css';
import { ReaderNote } from './reader-note';
import { useIsReaderLost } from './use-is-reader-lost';
import type { Way } from './use-ways';

type PayChoiceProps = {
  readonly ways: readonly Way[];
  readonly onPay: (way: Way) => void;
  readonly onCancel: () => void;
};

/** The ways to pay as two large buttons, with what is to be paid. */
export function PayChoice({ ways, onPay, onCancel }: PayChoiceProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const { totals } = useTotals();
  const { pay_at_counter_label } = useRestaurant();
  const isReaderLost = useIsReaderLost();
  return (
    <Screen
      title={t('kiosk.pay.title')}
      bar={
        <Button tone="secondary" size="large" onClick={onCancel} data-escape="">
          {t('common.cancel')}
        </Button>
      }
    >
      <p className={styles.amount}>{money(totals.total_with_tip_and_tax)}</p>
      <ReaderNote />
      {!isReaderLost && !ways.includes('terminal') && (
        <Banner tone="warning" isLive>
          {t(ways.length > 0 ? 'kiosk.offline.card' : 'reader.no_reader')}
        </Banner>
      )}
      <div className={styles.ways}>
        {ways.map((way) => (
          <button key={way} type="button" className={styles.way} onClick={() => onPay(way)}>
            <span className={styles.icon}>{way === 'terminal' ? <CardIcon /> : <BellIcon />}</span>
            <span className={styles.name}>
              {way === 'terminal'
                ? t('kiosk.pay.here')
                : (pay_at_counter_label ?? t('kiosk.pay.counter'))}
            </span>
            <span className={styles.detail}>
              {t(way === 'terminal' ? 'kiosk.pay.here_detail' : 'kiosk.pay.counter_detail')}
            </span>
          </button>
        ))}
      </div>
    </Screen>
  );
}
