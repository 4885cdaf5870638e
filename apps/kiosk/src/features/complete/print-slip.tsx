import { Button } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeviceSettings } from '#shared/device-settings';

/** Prints the number on paper, once, by the guest's tap. The browser of a kiosk prints without asking. */
export function PrintSlip() {
  const { t } = useTranslation();
  const { has_printer } = useDeviceSettings();
  const [isPrinted, setPrinted] = useState(false);
  if (!has_printer) return null;
  function printOnce() {
    setPrinted(true);
    print();
  }
  return (
    <Button tone="secondary" size="large" isWide disabled={isPrinted} onClick={printOnce}>
      {t('kiosk.complete.print')}
    </Button>
  );
}
