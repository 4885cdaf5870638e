import type { StaffDelivery } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import { nextRiderStatus } from '@comanda/staff/deliveries';
import { Badge, type BadgeProps, Button, LinkButton, PhoneIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { OrderLines } from '#shared/order-lines/order-lines';
import { usePageSession } from '#shared/session/session-context';
import styles from './deliveries.module.css';

type RiderStatus = NonNullable<ReturnType<typeof nextRiderStatus>> | 'FAILED';

type DeliveryCardProps = {
  readonly delivery: StaffDelivery;
  readonly isActing: boolean;
  readonly onMove: (status: RiderStatus) => void;
  readonly onResend: (in_house: boolean) => void;
};

/** One delivery: to whom, where it is, whom to call, and its next step. */
export function DeliveryCard({ delivery, isActing, onMove, onResend }: DeliveryCardProps) {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { time } = useFormatOf(restaurant);
  const { status, order_number, attempt, failure, tracking_url } = delivery;
  const next = nextRiderStatus(delivery);
  // A cancelled delivery ended with its order: nobody else is sent with it.
  const isLost = status === 'FAILED';
  const isOwn = delivery.provider === 'IN_HOUSE';
  return (
    <li className={styles.card} data-lost={isLost || undefined}>
      <div className={styles.head}>
        <h2 className={styles.number}>{order_number}</h2>
        <Badge tone={toneOf(status)}>{t(`staff.courier.${status}`)}</Badge>
        {attempt > 1 && <Badge>{t('staff.deliveries.attempt', { attempt })}</Badge>}
      </div>
      <p className={styles.to} dir="auto">
        <strong>{delivery.dropoff_name}</strong>
        <span>{delivery.dropoff_address}</span>
        {delivery.dropoff_instructions && <em>{delivery.dropoff_instructions}</em>}
      </p>
      <p className={styles.detail}>
        {t('staff.deliveries.at', { time: time(delivery.dropoff_eta) })}
        {failure && !isOwn && ` · ${failure}`}
      </p>
      <section aria-label={t('staff.deliveries.dishes')}>
        <OrderLines items={delivery.items} />
      </section>
      <div className={styles.acts}>
        {next && isStep(next) && (
          <Button size="large" isBusy={isActing} onClick={() => onMove(next)}>
            {t(`staff.deliveries.step.${next}`)}
          </Button>
        )}
        {next && (
          <Button tone="secondary" isBusy={isActing} onClick={() => onMove('FAILED')}>
            {t('staff.deliveries.step.FAILED')}
          </Button>
        )}
        {isLost && !isOwn && (
          <Button size="large" isBusy={isActing} onClick={() => onResend(false)}>
            {t('staff.deliveries.resend')}
          </Button>
        )}
        {isLost && (
          <Button
            tone={isOwn ? 'primary' : 'secondary'}
            isBusy={isActing}
            onClick={() => onResend(true)}
          >
            {t('staff.deliveries.resend_own')}
          </Button>
        )}
        <PhoneLink name={delivery.dropoff_name} phone={delivery.dropoff_phone_number} />
        {delivery.courier_phone && (
          <PhoneLink name={delivery.courier_name ?? ''} phone={delivery.courier_phone} />
        )}
        {tracking_url && (
          <LinkButton
            component="a"
            href={tracking_url}
            target="_blank"
            rel="noreferrer"
            tone="secondary"
          >
            {t('staff.deliveries.track')}
          </LinkButton>
        )}
      </div>
    </li>
  );
}

type PhoneLinkProps = { readonly name: string; readonly phone: string };

function PhoneLink({ name, phone }: PhoneLinkProps) {
  const { t } = useTranslation();
  return (
    <LinkButton component="a" href={`tel:${phone}`} tone="secondary">
      <PhoneIcon />
      {t('staff.deliveries.call', { name })}
    </LinkButton>
  );
}

const STEPS = ['ASSIGNED', 'PICKED_UP', 'DELIVERED'] as const;

function isStep(status: RiderStatus): status is (typeof STEPS)[number] {
  return STEPS.some((step) => step === status);
}

function toneOf(status: StaffDelivery['status']): NonNullable<BadgeProps['tone']> {
  if (status === 'FAILED' || status === 'CANCELLED') return 'danger';
  if (status === 'DELIVERED') return 'success';
  return status === 'WAITING' || status === 'DISPATCHED' ? 'warning' : 'accent';
}
