import type { Round } from '@comanda/ordering/table';
import { Button, Sheet } from '@comanda/ui';
import { useTranslation } from 'react-i18next';

/** A round that could not be sent, and is tried again by itself: the guest may try at once, or stop it. */
export function UnsentRound({ is_waiting, is_sending, tryNow, stop }: Round) {
  const { t } = useTranslation();
  return (
    <Sheet
      isOpen={is_waiting}
      onClose={stop}
      title={t('table.orders.unsent_title')}
      closeLabel={t('common.close')}
      footer={
        <Button isWide isBusy={is_sending} busyLabel={t('table.orders.sending')} onClick={tryNow}>
          {t('table.orders.try_now')}
        </Button>
      }
    >
      <p>{t('table.orders.unsent')}</p>
      <Button tone="quiet" onClick={stop}>
        {t('table.orders.stop_trying')}
      </Button>
    </Sheet>
  );
}
