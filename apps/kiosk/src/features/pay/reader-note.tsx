import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useIsReaderLost } from './use-is-reader-lost';
import { useWays } from './use-ways';

/** Warns of a card reader that stands at this kiosk and is not there now; the list of readers is read every ten seconds. */
export function ReaderNote() {
  const { t } = useTranslation();
  const isLost = useIsReaderLost();
  const canPay = useWays().length > 0;
  if (!isLost) return null;
  return (
    <Banner tone="warning" isLive title={t('reader.disconnected')}>
      {t(canPay ? 'kiosk.offline.card' : 'reader.no_reader')}
    </Banner>
  );
}
