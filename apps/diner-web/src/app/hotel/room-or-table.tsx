import { Banner } from '@comanda/ui';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTableFaultText } from '#app/table/use-table-fault-text';
import { WhereForm } from '#features/hotel/where-form';
import { WhereShown } from '#features/hotel/where-shown';
import styles from './hotel.module.css';
import type { RoomCall } from './use-room-call';

type RoomOrTableProps = {
  readonly room: RoomCall;
  /** Content that needs a known place. */
  readonly children: ReactNode;
};

/** First where the guest stays, then what is brought there. */
export function RoomOrTable({ room, children }: RoomOrTableProps) {
  const { t } = useTranslation();
  const faultText = useTableFaultText();
  const [isMoving, setMoving] = useState(false);
  const { fault, place } = room;
  const seconds =
    fault?.code === 'refused' && fault.error === 'rate_limited' ? fault.retry_after : 0;

  async function settle(guest: RoomCall['guest']) {
    if (await room.settle(guest)) setMoving(false);
  }

  if (place === null || isMoving) {
    return (
      <>
        <h2 className={styles.title}>{t('venue.service.where_title')}</h2>
        <WhereForm
          guest={room.guest}
          isBusy={room.is_busy}
          error={fault ? faultText(fault) : undefined}
          onSubmit={(guest) => void settle(guest)}
        />
      </>
    );
  }
  return (
    <>
      <WhereShown place={place} onChange={room.canMove ? () => setMoving(true) : undefined} />
      {fault && (
        <Banner tone="warning" isLive>
          {seconds ? t('table.waiter.again_in', { count: seconds }) : faultText(fault)}
        </Banner>
      )}
      {children}
    </>
  );
}
