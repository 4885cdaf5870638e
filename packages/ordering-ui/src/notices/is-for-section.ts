import type { Notice } from '@comanda/contracts';

/** Whether a notice concerns a guest: one for some sections only those who sit there (null = at none). */
export function isForSection({ section_ids }: Notice, section_id: string | null): boolean {
  return section_ids.length === 0 || (section_id !== null && section_ids.includes(section_id));
}
