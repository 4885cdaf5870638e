import type { ReaderTest } from '@comanda/ordering/payment';
import type { CardReader } from '@comanda/payments';
import { Banner, Button } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useArrivalFocus } from '#shared/use-arrival-focus';
import { useDevice } from '#shared/use-device';
import { EndPairing } from './end-pairing';
import { Measures } from './measures';
import { ReaderList } from './reader-list';
import { ReaderTests } from './reader-tests';
import styles from './setup.module.css';
import type { StaffVisit } from './use-staff';

type SetupScreenProps = {
  readonly visit: StaffVisit;
  /** The card reader of this kiosk; null = none is connected. */
  readonly reader: CardReader | null;
  readonly readerTest: ReaderTest;
  readonly onFilms: () => void;
  readonly onLeave: () => void;
};

/** The settings of this kiosk: its reader, its measures, its films, and the end of its pairing. */
export function SetupScreen({ visit, reader, readerTest, onFilms, onLeave }: SetupScreenProps) {
  const { t } = useTranslation();
  const { device, readAgain } = useDevice();
  const { client, staff } = visit;
  const [hasFailed, setFailed] = useState(false);
  const title = useArrivalFocus<HTMLHeadingElement>();

  function leaveUnpaired() {
    readAgain();
    onLeave();
  }

  return (
    <main id="content" className={styles.setup}>
      <h1 ref={title} className={styles.title} tabIndex={-1}>
        {t('kiosk.setup.title')}
      </h1>
      <p className={styles.who}>
        {t('kiosk.setup.device', { name: device?.name ?? '–' })}
        <br />
        {t('kiosk.setup.signed_in', { name: staff?.name ?? '–' })}
      </p>
      {hasFailed && (
        <Banner tone="danger" isLive>
          {t('error.network')}
        </Banner>
      )}
      <ReaderList client={client} />
      <ReaderTests reader={reader} payment={readerTest} />
      <Measures />
      <div className={styles.answers}>
        <Button tone="secondary" size="large" onClick={onFilms}>
          {t('kiosk.setup.videos')}
        </Button>
        {device && (
          <EndPairing
            client={client}
            device={device}
            onEnded={leaveUnpaired}
            onFailed={() => setFailed(true)}
          />
        )}
      </div>
      <Button size="large" isWide onClick={onLeave} data-escape="">
        {t('kiosk.setup.done')}
      </Button>
    </main>
  );
}
