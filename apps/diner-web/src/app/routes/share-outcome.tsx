import type { StoredPayer } from '@comanda/ordering/payment';
import { Suspense } from 'react';
import { Navigate } from 'react-router-dom';
import { SHARE_LOST, SHARE_PAID } from '#app/pay-paths';
import { WhilePayingPage } from '#app/table/while-paying-page';
import { useTablePaths } from '#app/use-table-return';
import { FrameSkeleton } from '@comanda/ordering-ui/restaurant-frame';
import { TABLE_TEXTS, useTexts } from '@comanda/web/late';

type ToldShareProps = StoredPayer & {
  /** Otherwise nobody here can tell. */
  readonly isPaid: boolean;
};

/** The end of a share that was paid on another site: told at the table, or here where its payer orders on this phone no more. */
export function ToldShare({ payer, has_moved, isPaid }: ToldShareProps) {
  const paths = useTablePaths();
  const areTextsThere = useTexts(TABLE_TEXTS);
  if (payer && has_moved) {
    if (!areTextsThere) return <FrameSkeleton />;
    const { guest_id } = payer;
    return (
      <Suspense fallback={<FrameSkeleton />}>
        <WhilePayingPage guest_id={guest_id} isPaid={isPaid} onwards={paths.guestHome} isMoved />
      </Suspense>
    );
  }
  return isPaid ? (
    <Navigate to={paths.paymentComplete} state={SHARE_PAID} replace />
  ) : (
    <Navigate to={paths.pay} state={SHARE_LOST} replace />
  );
}
