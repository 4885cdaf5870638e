import type { ApiClient } from '@comanda/api-client';
import type { Device } from '@comanda/contracts';
import { Button, Dialog } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useClients } from '#shared/clients';

type EndPairingProps = {
  readonly client: ApiClient;
  readonly device: Device;
  readonly onEnded: () => void;
  readonly onFailed: () => void;
};

/** Ends the pairing after a question. Orders that wait on this device are sent before, and those that still wait are counted. */
export function EndPairing({ client, device, onEnded, onFailed }: EndPairingProps) {
  const { t } = useTranslation();
  const { late } = useClients();
  const { device_id } = device;
  const [isSending, setSending] = useState(false);
  /** How many orders still wait; null while nothing is asked. */
  const [unsent, setUnsent] = useState<number | null>(null);

  async function ask() {
    setSending(true);
    const queue = await late;
    await queue?.send(device_id);
    setUnsent((await queue?.countKept()) ?? 0);
  }
  async function end() {
    setUnsent(null);
    const ended = await client.revokeDevice({ device_id });
    if (ended.ok) onEnded();
    else onFailed();
  }

  return (
    <>
      <Button
        tone="danger"
        size="large"
        isBusy={isSending}
        busyLabel={t('common.loading')}
        onClick={() =>
          void ask()
            .catch((cause: unknown) => reportError(cause))
            .finally(() => setSending(false))
        }
      >
        {t('kiosk.setup.end')}
      </Button>
      <Dialog
        isOpen={unsent !== null}
        onClose={() => setUnsent(null)}
        isAlert
        title={t('kiosk.setup.end')}
        actions={
          <>
            <Button tone="secondary" onClick={() => setUnsent(null)}>
              {t('common.cancel')}
            </Button>
            <Button tone="danger" onClick={() => void end()}>
              {t('kiosk.setup.end')}
            </Button>
          </>
        }
      >
        {unsent !== null && unsent > 0 && <p>{t('kiosk.setup.end_unsent', { count: unsent })}</p>}
        <p>{t('kiosk.setup.end_body')}</p>
      </Dialog>
    </>
  );
}
