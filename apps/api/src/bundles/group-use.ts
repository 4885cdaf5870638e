import type { ItemFile } from '@comanda/contracts/bundle';

/** How an item uses a group; a rule that is not given is the group's own. */
export type GroupUse = {
  readonly group: string;
  readonly min_qty?: number | undefined;
  readonly max_qty?: number | undefined;
  readonly is_required?: boolean | undefined;
};

/** A group named by its key alone, written out. */
export function toGroupUse(use: ItemFile['modifier_groups'][number]): GroupUse {
  return typeof use === 'string' ? { group: use } : use;
}
