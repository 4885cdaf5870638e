import type { StreamState } from '@comanda/api-client';
import type { CancelReason } from '@comanda/contracts';
import { useDeliveryTracking } from '@comanda/ordering/delivery';
import { Badge, Banner, Button, LinkButton } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#shared/use-format';
import styles from './delivery.module.css';

type DeliveryProgressProps = {
  readonly guest_id: string;
  /** Why the order was ended, if it was. */
  readonly reason: CancelReason | null;
  /** Whether the server's events come. */
  readonly events: StreamState;
};

/** How far an order that is brought has come, who brings it, and the way to call it off. */
export function DeliveryProgress({ guest_id, reason, events }: DeliveryProgressProps) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const { delivery, cancel, is_cancelling } = useDeliveryTracking({ guest_id, events });
  const [fault, setFault] = useState<string | null>(null);
  if (!delivery) return null;
  if (delivery.status === 'CANCELLED') {
    return (
      <Banner title={t('delivery.progress.cancelled')} isLive>
        {reason && t(`order.cancel_reason.${reason}`)}
      </Banner>
    );
  }

  async function callOff() {
    const refused = await cancel();
    if (refused === null) return setFault(null);
    if (refused === 'unavailable') return setFault(t('delivery.progress.unsure'));
    setFault(t(`error.${refused === 'offline' ? 'network' : refused}`));
  }

  const isFailed = delivery.status === 'FAILED';
  const status = t(`delivery.status.${delivery.status}`);
  return (
    <section className={styles.card} aria-labelledby="delivery-title">
      <h2 id="delivery-title" className={styles.title}>
        {t('delivery.progress.title')}
      </h2>
      <div role="status">
        {isFailed ? (
          <Banner tone="warning">{status}</Banner>
        ) : (
          <Badge tone="success">{status}</Badge>
        )}
      </div>
      <p className={styles.address}>{delivery.dropoff_address}</p>
      {delivery.status !== 'DELIVERED' && !isFailed && (
        <p className={styles.eta}>
          {t('delivery.progress.at', { time: time(delivery.dropoff_eta) })}
        </p>
      )}
      {delivery.courier_name && <p>{t('delivery.progress.by', { name: delivery.courier_name })}</p>}
      {delivery.tracking_url && (
        <LinkButton
          component="a"
          tone="secondary"
          href={delivery.tracking_url}
          target="_blank"
          rel="noreferrer"
        >
          {t('delivery.progress.follow')}
        </LinkButton>
      )}
      {fault && (
        <Banner tone="warning" isLive>
          {fault}
        </Banner>
      )}
      {(delivery.is_cancellable || is_cancelling) && (
        <CancelAction isBusy={is_cancelling} onCancel={() => void callOff()} />
      )}
    </section>
  );
}

type CancelActionProps = { readonly isBusy: boolean; readonly onCancel: () => void };

/** Asks once more before it is called off. */
function CancelAction({ isBusy, onCancel }: CancelActionProps) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  if (!isAsking && !isBusy) {
    return (
      <Button tone="quiet" onClick={() => setAsking(true)}>
        {t('delivery.progress.cancel')}
      </Button>
    );
  }
  return (
    <div className={styles.cancel} role="group" aria-label={t('delivery.progress.cancel')}>
      <p>{t('delivery.progress.ask')}</p>
      <div className={styles.actions}>
        <Button
          tone="danger"
          isBusy={isBusy}
          busyLabel={t('delivery.progress.cancelling')}
          onClick={onCancel}
        >
          {t('delivery.progress.yes')}
        </Button>
        <Button tone="secondary" disabled={isBusy} onClick={() => setAsking(false)}>
          {t('delivery.progress.no')}
        </Button>
      </div>
    </div>
  );
}
