import type { StreamState } from '@comanda/api-client';
import type { Order } from '@comanda/contracts';
import { useCancellationText } from '@comanda/ordering';
import { useDeliveryTracking } from '@comanda/ordering/delivery';
import { Badge, Banner, Button, LinkButton } from '@comanda/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@comanda/ordering-ui/times';
import styles from './delivery.module.css';

type DeliveryProgressProps = {
  readonly order: Pick<
    Order,
    'guest_id' | 'cancel_reason' | 'cancel_note' | 'payment_status' | 'refunded_amount'
  >;
  /** Whether the server's events come. */
  readonly events: StreamState;
};

/** How far an order that is brought has come, who brings it, and the way to call it off. */
export function DeliveryProgress({ order, events }: DeliveryProgressProps) {
  const { t } = useTranslation();
  const { time } = useFormat();
  const cancellationText = useCancellationText();
  const { guest_id } = order;
  const { delivery, cancel, is_cancelling } = useDeliveryTracking({ guest_id, events });
  const [fault, setFault] = useState<string | null>(null);
  // null = nobody was asked.
  const [isAsking, setAsking] = useState<boolean | null>(null);
  if (!delivery) return null;
  const canCancel = delivery.is_cancellable || is_cancelling;
  if (delivery.status === 'CANCELLED') {
    return (
      <Focused isWanted={isAsking === true}>
        <Banner title={t('delivery.progress.cancelled')} isLive>
          {cancellationText(order).why}
        </Banner>
      </Focused>
    );
  }

  // A confirmation that is no longer possible is closed.
  if (isAsking !== null && !canCancel) setAsking(null);

  async function callOff() {
    const refused = await cancel();
    if (refused === null) return setFault(null);
    if (refused === 'unavailable') return setFault(t('delivery.progress.unsure'));
    setFault(t(`error.${refused === 'offline' ? 'network' : refused}`));
  }

  const isFailed = delivery.status === 'FAILED';
  const isUnderWay = !isFailed && delivery.status !== 'DELIVERED';
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
      {isUnderWay && (
        <p className={styles.eta}>
          {t('delivery.progress.at', { time: time(delivery.dropoff_eta) })}
        </p>
      )}
      {delivery.courier_name && <p>{t('delivery.progress.by', { name: delivery.courier_name })}</p>}
      {isUnderWay && delivery.tracking_url && (
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
      {canCancel && (
        <Focused key={String(isAsking)} isWanted={isAsking !== null}>
          <CancelAction
            isBusy={is_cancelling}
            isAsking={isAsking ?? false}
            onAsk={setAsking}
            onCancel={() => void callOff()}
          />
        </Focused>
      )}
    </section>
  );
}

type FocusedProps = { readonly isWanted: boolean; readonly children: ReactNode };

/** Focuses content that replaces a pressed button, as the focus would be lost with it. */
function Focused({ isWanted, children }: FocusedProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWanted) ref.current?.focus();
  }, [isWanted]);
  return (
    <div ref={ref} className={styles.focused} tabIndex={-1}>
      {children}
    </div>
  );
}

type CancelActionProps = {
  readonly isBusy: boolean;
  readonly isAsking: boolean;
  readonly onAsk: (isAsking: boolean) => void;
  readonly onCancel: () => void;
};

/** Asks once more before it is called off. */
function CancelAction({ isBusy, isAsking, onAsk, onCancel }: CancelActionProps) {
  const { t } = useTranslation();
  if (!isAsking && !isBusy) {
    return (
      <Button tone="quiet" onClick={() => onAsk(true)}>
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
        <Button tone="secondary" disabled={isBusy} onClick={() => onAsk(false)}>
          {t('delivery.progress.no')}
        </Button>
      </div>
    </div>
  );
}
