import type { Terminal } from '@comanda/contracts';
import type { Readers } from '@comanda/staff/readers';
import { Banner, Button, RadioRow } from '@comanda/ui';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDeviceSettings } from '#shared/device/device-settings';
import { PagePending } from '#shared/page-pending';
import { ReaderBanner } from '#shared/readers/reader-banner';
import styles from './payment.module.css';

/** Chooses the reader that is paid at; the last one of this device is connected by itself. */
export function ReaderChoice({ readers }: { readonly readers: Readers }) {
  const { t } = useTranslation();
  const { terminal_id, change } = useDeviceSettings();
  const { terminals, error, state, connect, connectFault, refresh } = readers;
  const current = state?.terminal?.terminal_id ?? null;
  const isConnected = state?.is_connected === true;
  const usual = usualReader(terminals, terminal_id);

  const connectUsual = useEffectEvent(() => {
    if (usual !== null && readers.reader === null) void connect(usual);
  });
  const usual_id = usual?.terminal_id;
  useEffect(() => {
    if (usual_id !== undefined) connectUsual();
  }, [usual_id]);

  function choose(terminal: Terminal): void {
    change({ terminal_id: terminal.terminal_id });
    void connect(terminal);
  }
  function stateOf({ terminal_id: id, is_online }: Terminal) {
    if (id === current && isConnected) return 'connected';
    if (is_online === false) return 'offline';
    return id === current && connectFault === null ? 'connecting' : 'online';
  }
  if (terminals === undefined) return <PagePending error={error} />;
  return (
    <fieldset className={styles.share}>
      <legend className={styles.legend}>{t('reader.title')}</legend>
      <ReaderBanner readers={readers} />
      {terminals.map((terminal) => (
        <RadioRow
          key={terminal.terminal_id}
          name="reader"
          label={terminal.label}
          detail={t(`staff.payment.reader.${stateOf(terminal)}`)}
          checked={current === terminal.terminal_id}
          onChange={() => choose(terminal)}
        />
      ))}
      <div>
        <Button tone="quiet" size="small" onClick={refresh}>
          {t('reader.refresh')}
        </Button>
      </div>
      {readers.reader?.notice && <Banner>{t(`reader.${readers.reader.notice}`)}</Banner>}
    </fieldset>
  );
}

/** The reader that this device used last, else the only one at the counter. */
function usualReader(
  terminals: readonly Terminal[] | undefined,
  last_id: string | null,
): Terminal | null {
  const last = terminals?.find(({ terminal_id }) => terminal_id === last_id);
  if (last !== undefined) return last;
  const atCounter = terminals?.filter(({ kiosk_id }) => kiosk_id === null) ?? [];
  return atCounter.length === 1 ? (atCounter[0] ?? null) : null;
}
