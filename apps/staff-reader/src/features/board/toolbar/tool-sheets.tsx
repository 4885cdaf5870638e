import type { BoardOrder } from '@comanda/contracts';
import type { ToolSheet } from './board-toolbar';
import { CompletedSheet } from './completed-sheet';
import { CountsSheet } from './counts-sheet';
import { FiltersSheet } from './filters-sheet';

type ToolSheetsProps = {
  readonly tool: ToolSheet | null;
  readonly orders: readonly BoardOrder[];
  readonly onClose: () => void;
};

/** The sheet that was opened from the toolbar. */
export function ToolSheets({ tool, orders, onClose }: ToolSheetsProps) {
  if (tool === 'counts') return <CountsSheet orders={orders} onClose={onClose} />;
  if (tool === 'completed') return <CompletedSheet onClose={onClose} />;
  return tool === 'filters' ? <FiltersSheet onClose={onClose} /> : null;
}
