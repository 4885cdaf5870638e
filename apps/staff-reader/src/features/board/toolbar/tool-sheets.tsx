import type { BoardOrder } from '@comanda/contracts';
import type { ToolSheet } from './board-toolbar';
import { CompletedSheet } from './completed-sheet';
import { CountsSheet } from './counts-sheet';
import { FiltersSheet } from './filters-sheet';

type ToolSheetsProps = {
  readonly tool: ToolSheet | null;
  readonly orders: readonly BoardOrder[];
  readonly onRecall: (order: BoardOrder) => void;
  readonly onClose: () => void;
};

/** The sheet that was opened from the toolbar. */
export function ToolSheets({ tool, orders, onRecall, onClose }: ToolSheetsProps) {
  if (tool === 'counts') return <CountsSheet orders={orders} onClose={onClose} />;
  if (tool === 'completed') return <CompletedSheet onRecall={onRecall} onClose={onClose} />;
  return tool === 'filters' ? <FiltersSheet onClose={onClose} /> : null;
}
