import { useDevices } from '@comanda/staff/devices';
import { useReaders, useReaderTest } from '@comanda/staff/readers';
import { Button, EmptyState } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useDeviceSettings } from '#shared/device/device-settings';
import { PageBody } from '#shared/page-body';
import { PagePending } from '#shared/page-pending';
import { ReaderBanner } from '#shared/readers/reader-banner';
import { useRefusalToast } from '#shared/refusals/use-refusal-toast';
import { ReaderRow } from './reader-row';

/** The restaurant's card readers: where each stands, and which one this device uses. */
export function ReadersPage() {
  const { t } = useTranslation();
  const readers = useReaders();
  const { devices = [] } = useDevices();
  const change = useDeviceSettings((settings) => settings.change);
  const { test, isTesting, result, error: testError } = useReaderTest();
  useRefusalToast(readers.placeError);
  useRefusalToast(testError);
  const { terminals, error, state, refresh, place, connect, disconnect } = readers;
  const used = state?.is_connected ? (state.terminal?.terminal_id ?? null) : null;
  return (
    <PageBody title={t('staff.readers.title')}>
      <ReaderBanner readers={readers} />
      {terminals === undefined && <PagePending error={error} />}
      {terminals?.length === 0 && <EmptyState title={t('reader.no_readers')} />}
      <ul>
        {terminals?.map((terminal) => (
          <ReaderRow
            key={terminal.terminal_id}
            terminal={terminal}
            kiosks={devices.filter(({ kind }) => kind === 'kiosk')}
            isUsed={used === terminal.terminal_id}
            tested={result?.terminal_id === terminal.terminal_id ? result.is_online : undefined}
            isTesting={isTesting}
            onTest={() => test(terminal.terminal_id)}
            onPlace={(kiosk_id) => place(terminal.terminal_id, kiosk_id)}
            onConnect={() => {
              change({ terminal_id: terminal.terminal_id });
              void connect(terminal);
            }}
            onDisconnect={() => {
              change({ terminal_id: null });
              void disconnect();
            }}
          />
        ))}
      </ul>
      <div>
        <Button tone="secondary" onClick={refresh}>
          {t('reader.refresh')}
        </Button>
      </div>
    </PageBody>
  );
}
