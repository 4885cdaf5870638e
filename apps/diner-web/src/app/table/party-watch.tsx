import { usePendingPayment } from '@comanda/ordering';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation, useNavigate } from 'react-router-dom';
import { SHARE_LOST, SHARE_PAID } from '#app/pay-paths';
import { routePattern } from '#app/paths';
import { useNextGuest } from '#app/use-next-guest';
import { FrameSkeleton } from '@comanda/ordering-ui/restaurant-frame';
import { toasts } from '@comanda/web/toasts';
import { useParty } from './party-context';
import { type SharePayment, ShareWatch } from './share-watch';
import { TABLE_PATTERNS } from './table-paths';
import { WhilePayingPage } from './while-paying-page';

/** How long the guest may read why before the page begins anew. */
const RELOAD_AFTER_MS = 1_000;

/** Where a place is sought: whoever begins there has forgotten the one of last time. */
const BEGINNINGS = [
  TABLE_PATTERNS.orderType,
  TABLE_PATTERNS.codeEntry,
  TABLE_PATTERNS.table,
  routePattern('selectTable'),
  routePattern('tableGuests'),
];

/** Result shown first to a guest who paid while staff closed the table. */
type Farewell = {
  readonly guest_id: string;
  readonly isPaid: boolean;
  readonly onwards: string;
};

/** Ends what belongs to a party that is over: its session was closed, or the guest sits there no more. */
export function PartyWatch({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { key, pathname, state } = useLocation();
  const [left, setLeft] = useState<string | null>(null);
  const [payment, setPayment] = useState<SharePayment>('none');
  const [farewell, setFarewell] = useState<Farewell | null>(null);
  const queryClient = useQueryClient();
  const { seat, table, paths, is_tablet, fault, is_missing } = useParty();
  const forgetGuest = useNextGuest();
  // Only here it can still be found out what became of a payment: nobody is sent away before that.
  const isPending = usePendingPayment();
  const isAtTable = seat.identity !== null && seat.order_type === 'DINE_IN';
  // Between two guests a tablet ends the party itself.
  const isPaying = isPending || payment === 'under_way';
  const isWatched = !isPaying && pathname !== paths.tabletStart;
  const isClosed = fault?.code === 'session_closed' && isAtTable && isWatched;
  const isMissing = is_missing && isWatched;
  // Never read since the page was loaded, so that it is of an earlier visit.
  const isOld = isClosed && table === undefined;
  const isForgotten = isOld && BEGINNINGS.some((page) => matchPath(page, pathname));

  const code = table?.local_id;
  const onwards = code ? paths.table(code) : paths.codeEntry;

  // The page that is left is gone from here on: it would lead those without a seat elsewhere.
  if (isClosed && !isForgotten && left !== key) {
    const guest_id = seat.identity?.guest_id;
    const isPaid = state === SHARE_PAID;
    const isTold = isPaid || state === SHARE_LOST || payment === 'lost';
    setLeft(key);
    setFarewell(guest_id && isTold ? { guest_id, isPaid, onwards } : null);
    setPayment('none');
  }

  const leave = useEffectEvent(() => {
    const { identity } = seat;
    // A tablet is the next guest's now; on a phone, what was chosen another day is still its owner's.
    if (is_tablet) void forgetGuest();
    else if (isOld) seat.forgetTable();
    else seat.endParty();
    queryClient.removeQueries({ queryKey: ['table', identity?.table_id] });
    if (isForgotten) return;
    if (farewell) return;
    toasts.show({ message: t('table.session.closed'), tone: 'danger', id: 'session' });
    void navigate(onwards, { replace: true });
  });
  useEffect(() => {
    if (isClosed) leave();
  }, [isClosed]);

  const tellMissing = useEffectEvent(() => {
    toasts.show({ message: t('table.session.missing'), tone: 'danger', id: 'session' });
  });
  const startOver = useEffectEvent(() => {
    seat.leaveGuest();
    location.reload();
  });
  useEffect(() => {
    if (!isMissing) return;
    tellMissing();
    const timer = setTimeout(() => startOver(), RELOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isMissing]);

  if (left === key) {
    return (
      <Suspense fallback={<FrameSkeleton />}>
        {farewell ? <WhilePayingPage {...farewell} /> : <FrameSkeleton />}
      </Suspense>
    );
  }
  return <ShareWatch value={setPayment}>{children}</ShareWatch>;
}
