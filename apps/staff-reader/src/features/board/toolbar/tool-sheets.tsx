import type { BoardOrder } from '@comanda/contracts';
import type { ToolSheet } from './board-toolbar';
import { CompletedSheet } from './completed-sheet';
import { CountsSheet } from './counts-sheet';
import { FiltersSheet } from './filters-sheet';

type ToolSheetsProps = {
  readonly tool: ToolSheet | null;
  readonly orders: readonly BoardOrder[];
  readonly onRecall: (order: BoardOrder) => void;
  readonly onMore: (order: BoardOrder) => void;
  readonly onClose: () => void;
};

/** The sheet that was opened from the toolbar. */
export function ToolSheets({ tool, orders, onRecall, onMore, onClose }: ToolSheetsProps) {
  if (tool === 'counts') return <CountsSheet orders={orders} onClose={onClose} />;
  if (tool === 'completed')
    return <CompletedSheet onRecall={onRecall} onMore={onMore} onClose={onClose} />;
  return tool === 'filters' ? (
    <FiltersSheet sections={sectionsOf(orders)} onClose={onClose} />
  ) : null;
}

/** Returns the sections whose tables have orders on the board. */
function sectionsOf(orders: readonly BoardOrder[]): readonly string[] {
  return [...new Set(orders.flatMap(({ section }) => section ?? []))];
}
