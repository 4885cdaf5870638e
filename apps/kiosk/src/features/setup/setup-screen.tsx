import { Banner, Button, Dialog } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDevice } from '#shared/use-device';
import { Measures } from './measures';
import { ReaderList } from './reader-list';
import styles from './setup.module.css';
import type { StaffVisit } from './use-staff';

type SetupScreenProps = {
  readonly visit: StaffVisit;
  readonly onFilms: () => void;
  readonly onLeave: () => void;
};

/** The settings of this kiosk: its reader, its measures, its films, and the end of its pairing. */
export function SetupScreen({ visit, onFilms, onLeave }: SetupScreenProps) {
  const { t } = useTranslation();
  const { device, readAgain } = useDevice();
  const { client, staff } = visit;
  const [isEnding, setEnding] = useState(false);
  const [hasFailed, setFailed] = useState(false);

  async function endPairing() {
    setEnding(false);
    if (!device) return;
    const ended = await client.revokeDevice({ device_id: device.device_id });
    setFailed(!ended.ok);
    if (!ended.ok) return;
    readAgain();
    onLeave();
  }

  return (
    <main id="content" className={styles.setup}>
      <h1 className={styles.title}>{t('kiosk.setup.title')}</h1>
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
      <Measures />
      <div className={styles.answers}>
        <Button tone="secondary" size="large" onClick={onFilms}>
          {t('kiosk.setup.videos')}
        </Button>
        <Button tone="danger" size="large" onClick={() => setEnding(true)}>
          {t('kiosk.setup.end')}
        </Button>
      </div>
      <Button size="large" isWide onClick={onLeave} data-escape="">
        {t('kiosk.setup.done')}
      </Button>
      <Dialog
        isOpen={isEnding}
        onClose={() => setEnding(false)}
        isAlert
        title={t('kiosk.setup.end')}
        actions={
          <>
            <Button tone="secondary" onClick={() => setEnding(false)}>
              {t('common.cancel')}
            </Button>
            <Button tone="danger" onClick={() => void endPairing()}>
              {t('kiosk.setup.end')}
            </Button>
          </>
        }
      >
        {t('kiosk.setup.end_body')}
      </Dialog>
    </main>
  );
}
