/** Where a group stands on the page, to bring it into view. */
export function groupElementId(modifier_group_id: string): string {
  return `group-${modifier_group_id}`;
}
