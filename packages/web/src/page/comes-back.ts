import { useLocation } from 'react-router-dom';

/** Given along with a link to a dish: the page it stands on is the one to come back to. The address stays that of the dish. */
export const COMES_BACK = { comes_back: true } as const;

/** Whether who has added the dish that is open comes back to where it was opened. */
export function useComesBack(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'comes_back' in state;
}
