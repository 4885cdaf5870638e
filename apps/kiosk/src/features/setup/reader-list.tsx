import type { ApiClient } from '@comanda/api-client';
import type { Terminal } from '@comanda/contracts';
import { useRestaurant } from '@comanda/ordering';
import { Badge, Button } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useDevice } from '#shared/use-device';
import { useReaders } from '#shared/use-readers';
import styles from './setup.module.css';

/** The restaurant's card readers, each with where it stands; one of them is this kiosk's. */
export function ReaderList({ client }: { readonly client: ApiClient }) {
  const { t } = useTranslation();
  const { restaurant_id } = useRestaurant();
  const { device } = useDevice();
  const { terminals = [], readAgain } = useReaders(client);

  async function place({ terminal_id }: Terminal, kiosk_id: string | null) {
    await client.placeTerminal({ restaurant_id, terminal_id, kiosk_id });
    readAgain();
  }
  async function take(terminal: Terminal, kiosk_id: string) {
    // A kiosk has one reader: the one before goes back to the counter.
    for (const each of terminals) if (each.kiosk_id === kiosk_id) await place(each, null);
    await place(terminal, kiosk_id);
  }

  return (
    <section className={styles.part} aria-labelledby="setup-readers">
      <h2 id="setup-readers" className={styles.heading}>
        {t('kiosk.setup.reader')}
      </h2>
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
              {device && (
                <Button
                  tone="secondary"
                  onClick={() =>
                    void (isOwn ? place(terminal, null) : take(terminal, device.device_id))
                  }
                >
                  {t(isOwn ? 'kiosk.setup.give_back' : 'kiosk.setup.take')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
