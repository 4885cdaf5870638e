import type { ApiClient, ApiFailure } from '@comanda/api-client';
import type { Terminal } from '@comanda/contracts';
import { useRestaurant } from '@comanda/ordering';
import { Badge, Banner, Button } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDevice } from '#shared/use-device';
import { useReaders } from '#shared/use-readers';
import { TakenReaderDialog } from './taken-reader-dialog';
import styles from './setup.module.css';

/** The restaurant's card readers, each with where it stands; one of them is this kiosk's. */
export function ReaderList({ client }: { readonly client: ApiClient }) {
  const { t } = useTranslation();
  const { restaurant_id } = useRestaurant();
  const { device } = useDevice();
  const { terminals = [], readAgain } = useReaders(client);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  /** The reader of another kiosk that is asked about. */
  const [asked, setAsked] = useState<Terminal | null>(null);

  async function place({ terminal_id }: Terminal, kiosk_id: string | null): Promise<boolean> {
    const placed = await client.placeTerminal({ restaurant_id, terminal_id, kiosk_id });
    if (!placed.ok) setFailure(placed.error);
    return placed.ok;
  }
  async function giveBack(terminal: Terminal) {
    setFailure(null);
    await place(terminal, null);
    readAgain();
  }
  async function take(terminal: Terminal, kiosk_id: string) {
    setAsked(null);
    setFailure(null);
    const isTaken = await place(terminal, kiosk_id);
    // A kiosk has one reader: the previous one goes back to the counter, once this one stands here.
    const previous = isTaken ? terminals.filter((each) => each.kiosk_id === kiosk_id) : [];
    for (const each of previous) await place(each, null);
    readAgain();
  }

  return (
    <section className={styles.part} aria-labelledby="setup-readers">
      <h2 id="setup-readers" className={styles.heading}>
        {t('kiosk.setup.reader')}
      </h2>
      {failure !== null && (
        <Banner tone="danger" isLive>
          {t(failure.kind === 'problem' ? `error.${failure.problem.code}` : 'error.network')}
        </Banner>
      )}
      {terminals.length === 0 && <p>{t('kiosk.setup.reader_none')}</p>}
      <ul className={styles.readers}>
        {terminals.map((terminal) => {
          const { terminal_id, label, kiosk_id, is_online } = terminal;
          const isOwn = kiosk_id !== null && kiosk_id === device?.device_id;
          const where = kiosk_id === null ? 'reader_free' : 'reader_taken';
          return (
            <li key={terminal_id} className={styles.reader}>
              <div className={styles.readerName}>
                <strong>{label}</strong>
                <span>{t(isOwn ? 'kiosk.setup.reader_own' : `kiosk.setup.${where}`)}</span>
              </div>
              <Badge tone={is_online === false ? 'danger' : 'success'}>
                {t(is_online === false ? 'reader.offline' : 'reader.online')}
              </Badge>
              {device && isOwn && (
                <Button tone="secondary" onClick={() => void giveBack(terminal)}>
                  {t('kiosk.setup.give_back')}
                </Button>
              )}
              {device && !isOwn && (
                <Button
                  tone="secondary"
                  onClick={() =>
                    kiosk_id === null ? void take(terminal, device.device_id) : setAsked(terminal)
                  }
                >
                  {t('kiosk.setup.take')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <TakenReaderDialog
        label={asked?.label ?? null}
        onClose={() => setAsked(null)}
        onTake={() => {
          if (asked && device) void take(asked, device.device_id);
        }}
      />
    </section>
  );
}
