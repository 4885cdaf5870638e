/** A part of a dish that can be brought into view: the id of its element. */
export type ItemPart = `group-${string}` | 'instructions';

export const INSTRUCTIONS_PART: ItemPart = 'instructions';

export function groupPart(modifier_group_id: string): ItemPart {
  return `group-${modifier_group_id}`;
}

/** Brings a part into view and gives it the focus; one that the dish does not have changes nothing. */
export function showPart(part: ItemPart): void {
  const element = document.getElementById(part);
  element?.scrollIntoView({ block: 'start' });
  element?.focus({ preventScroll: true });
}
