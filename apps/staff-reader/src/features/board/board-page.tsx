import type { BoardOrder } from '@comanda/contracts';
import { type Lane, toLanes, useBoard, useOrderActs } from '@comanda/staff/board';
import { Button, Spinner, VisuallyHidden } from '@comanda/ui';
import { toasts } from '@comanda/web/toasts';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAlerts } from '#shared/alerts/alerts-context';
import { useDeviceSettings } from '#shared/device/device-settings';
import { useRefusalToast } from '#shared/refusals/use-refusal-toast';
import { usePageSession } from '#shared/session/session-context';
import { useNow } from '#shared/use-now';
import { useStable } from '#shared/use-stable';
import { useStaffTitle } from '#shared/use-staff-title';
import type { BoardAct } from './board-act';
import styles from './board.module.css';
import { findOrders } from './find-orders';
import { LaneColumn } from './lane-column';
import { LaneTabs } from './lane-tabs';
import { applyMoves } from './moves/move-queue';
import { useMoves } from './moves/use-moves';
import { useWaitingMoves } from './moves/use-waiting-moves';
import { BoardSheets, type OpenSheet } from './sheets/board-sheets';
import { BoardToolbar, type ToolSheet } from './toolbar/board-toolbar';
import { ToolSheets } from './toolbar/tool-sheets';

const LANES = ['new', 'preparing', 'ready', 'later'] as const satisfies readonly Lane[];
/** Ages are told in minutes. */
const AGE_MS = 10_000;
const NO_ORDERS = [] as const;
const UNDO_TOAST = 'undo';
const UNDO_MS = 5000;
const LANE_TEXTS = {
  ORDER_PREPARING: 'lane.preparing',
  ORDER_READY: 'lane.ready',
  ORDER_COMPLETED: 'completed_lane',
} as const;

/** The order board: what came in, what is being made, what waits to go out. */
export function BoardPage() {
  const { t } = useTranslation();
  const { restaurant, act } = usePageSession();
  const { see } = useAlerts();
  const { orders: read } = useBoard();
  const steps = useMoves();
  const { moves, dropped } = steps;
  const { hidden_ways, hidden_sections, density, change } = useDeviceSettings();
  const { accept, error: acceptError } = useOrderActs();
  useRefusalToast(acceptError);
  const now = useNow(AGE_MS);
  const [wanted, setWanted] = useState('');
  const [current, setCurrent] = useState<Lane>('new');
  const [sheet, setSheet] = useState<OpenSheet | null>(null);
  const [tool, setTool] = useState<ToolSheet | null>(null);
  useStaffTitle(t('staff.board.title'));

  const orders = useMemo(() => applyMoves(read ?? NO_ORDERS, moves), [read, moves]);
  const shown = findOrders(orders, { wanted, hidden_ways, hidden_sections });
  const lanes = toLanes(shown, now, restaurant.prep_minutes);
  const waiting = useWaitingMoves(moves);
  const droppedSet = useMemo(() => new Set(dropped), [dropped]);
  const hidden = wanted === '' ? orders.length - shown.length : 0;

  /** Moves an order one step on; for a while the step can be undone. */
  function moveOn(order: BoardOrder): void {
    const to = steps.advance(order);
    if (to === null) return;
    toasts.show({
      id: UNDO_TOAST,
      message: t('staff.board.moved', {
        number: order.order_number ?? '',
        lane: t(`staff.board.${LANE_TEXTS[to]}`),
      }),
      action: { label: t('common.undo'), onAction: () => steps.undo(order, to) },
      timeout_ms: UNDO_MS,
    });
  }

  const onAct = useStable((tap: BoardAct) => {
    see(tap.order.order_id);
    if (tap.kind === 'show') {
      setSheet({ kind: 'show', order: tap.order });
      return;
    }
    act(() => {
      if (tap.kind === 'advance') moveOn(tap.order);
      else if (tap.kind === 'accept') accept(tap.order.order_id);
      else if (tap.kind === 'reject') setSheet({ kind: 'cancel', order: tap.order });
      else if (tap.kind === 'line') setSheet(tap);
      else setSheet({ kind: 'more', order: tap.order });
    });
  });

  if (read === undefined) {
    return (
      <div className={styles.loading}>
        <Spinner />
        <VisuallyHidden role="status">{t('common.loading')}</VisuallyHidden>
      </div>
    );
  }
  const offered = LANES.filter((lane) => lane !== 'later' || lanes.later.length > 0);
  const open = offered.includes(current) ? current : 'new';
  return (
    <div className={styles.board} data-tickets={density}>
      <VisuallyHidden role="heading" aria-level={1}>
        {t('staff.board.title')}
      </VisuallyHidden>
      <BoardToolbar
        wanted={wanted}
        isFiltered={hidden_ways.length + hidden_sections.length > 0}
        onWant={setWanted}
        onOpen={setTool}
      />
      <LaneTabs
        lanes={offered.map((lane) => ({ lane, size: lanes[lane].length }))}
        current={open}
        onChoose={setCurrent}
      />
      {hidden > 0 && (
        <p className={styles.hidden}>
          {t('staff.board.hidden', { count: hidden })}
          <Button
            tone="quiet"
            size="small"
            onClick={() => change({ hidden_ways: [], hidden_sections: [] })}
          >
            {t('staff.board.filters_reset')}
          </Button>
        </p>
      )}
      <div
        className={styles.lanes}
        data-open={open}
        data-busy={isBusyWithNew(lanes) || undefined}
        data-later={lanes.later.length > 0 || undefined}
      >
        {offered.map((lane) => (
          <LaneColumn
            key={lane}
            lane={lane}
            orders={lanes[lane]}
            now={now}
            waiting={waiting}
            dropped={droppedSet}
            onAct={onAct}
          />
        ))}
      </div>
      <BoardSheets sheet={sheet} onAct={onAct} onOpen={setSheet} onClose={() => setSheet(null)} />
      <ToolSheets
        tool={tool}
        orders={orders}
        onMore={(order) => act(() => setSheet({ kind: 'more', order }))}
        onRecall={(order) => act(() => steps.undo(order, 'ORDER_COMPLETED'))}
        onClose={() => setTool(null)}
      />
    </div>
  );
}

/** Whether so much came in that the room belongs to it rather than to what is being prepared. */
function isBusyWithNew({ new: fresh, preparing }: ReturnType<typeof toLanes>): boolean {
  return fresh.length > 2 && preparing.length <= fresh.length;
}
