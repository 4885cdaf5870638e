import { newIntentKey } from '@comanda/api-client';
import { Button } from '@comanda/ui';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useClients } from '#shared/clients';
import { useDeviceSettings } from '#shared/device-settings';

type PrintSlipProps = {
  /** null = the server does not know the order yet: nothing is claimed. */
  readonly order_id: string | null;
  /** Draws the page for paper before it is printed. */
  readonly onCopy: (isCopy: boolean) => void;
};

/** Prints the number on paper by the guest's tap, once; each paper after the first one says COPY. The browser of a kiosk prints without asking. */
export function PrintSlip({ order_id, onCopy }: PrintSlipProps) {
  const { t } = useTranslation();
  const { device } = useClients();
  const { has_printer } = useDeviceSettings();
  const [isPrinting, setPrinting] = useState(false);
  const [printed, setPrinted] = useState(0);
  if (!has_printer) return null;

  async function printSlip() {
    setPrinting(true);
    const claimed =
      order_id === null
        ? null
        : await device.claimPrint(
            { order_id, paper: 'slip', again: true },
            { key: newIntentKey() },
          );
    // Drawn before it is printed.
    flushSync(() => {
      onCopy((claimed?.ok ? claimed.value.copy : printed) > 0);
      setPrinted(printed + 1);
      setPrinting(false);
    });
    print();
  }

  return (
    <Button
      tone="secondary"
      size="large"
      isWide
      isBusy={isPrinting}
      busyLabel={t('common.loading')}
      onClick={() => void printSlip()}
    >
      {t('kiosk.complete.print')}
    </Button>
  );
}
