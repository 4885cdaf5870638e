import {
  UsedCampaignsProvider,
  useOrdering,
  usePendingPayment,
  useRestaurant,
} from '@comanda/ordering';
import { useSeat, useShareCart, useTable } from '@comanda/ordering/table';
import { type ReactNode, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { ComingPage } from '@comanda/ordering-ui/restaurant-frame';
import { TABLE_TEXTS, useTexts, whenIdle } from '@comanda/web/late';
import { HealthOverlay } from './health-overlay';
import { PartyContext } from './party-context';
import { PartyWatch } from './party-watch';
import { isTabletOf, rememberRestaurant } from './remembered';
import { preloadMeal } from './table-pages';
import { TABLE_PATTERNS, type TablePaths, tablePaths } from './table-paths';

type PartyProviderProps = {
  /** Where its pages are, where they have addresses of their own. */
  readonly paths?: TablePaths;
  readonly children: ReactNode;
};

/** Reads the table once for all pages below, and keeps watch over its session. */
export function PartyProvider({ paths: given, children }: PartyProviderProps) {
  const { endpoint } = useOrdering();
  const table = useTable();
  const seat = useSeat();
  const { payment_service } = useRestaurant();
  const own = useMemo(() => tablePaths(endpoint, payment_service), [endpoint, payment_service]);
  const paths = given ?? own;
  const { i18n } = useTranslation();
  const areTextsThere = useTexts(TABLE_TEXTS);
  const is_tablet = isTabletOf(endpoint) || (table.table?.is_tablet ?? false);
  const isSeatedInside = seat.identity !== null && seat.order_type === 'DINE_IN';
  const pays_later = isSeatedInside && !is_tablet;
  useShareCart(pays_later);
  // Only where somebody has sat down: a wrong choice must not be where the next visit leads.
  const isSeated = seat.identity !== null;
  useEffect(() => {
    if (isSeated || is_tablet) rememberRestaurant(endpoint);
  }, [endpoint, isSeated, is_tablet]);
  useEffect(
    () => (isSeatedInside ? whenIdle(() => void preloadMeal(i18n)) : undefined),
    [isSeatedInside, i18n],
  );
  if (!areTextsThere) return <ComingPage />;
  const party = { ...table, seat, paths, is_tablet, pays_later };
  return (
    <PartyContext value={party}>
      <HealthOverlay />
      <PartyWatch>
        <PendingPayment payPath={paths.pay}>
          <UsedCampaignsProvider value={pays_later}>{children}</UsedCampaignsProvider>
        </PendingPayment>
      </PartyWatch>
    </PartyContext>
  );
}

/** Returns a guest who left during a payment to its page: only that page reads the result. */
function PendingPayment({ payPath, children }: { payPath: string; children: ReactNode }) {
  const isPending = usePendingPayment();
  const { pathname } = useLocation();
  const isThere = PAY_PREFIXES.some((prefix) => pathname.startsWith(prefix));
  return isPending && !isThere ? <Navigate to={payPath} replace /> : children;
}

const PAY_PREFIXES = [TABLE_PATTERNS.pay, TABLE_PATTERNS.nuveiReturn];
