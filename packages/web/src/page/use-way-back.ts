import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const KEY = 'comanda:trail';

/**
 * Leads back to a page. Where the guest has just come from there it is the browser's own step back, which keeps the place on
 * that page and leaves no loop behind; else it does nothing, and the link it stands on is followed. From a detour it leads to
 * whatever page the guest came from.
 */
export function useWayBack(to: string | undefined, isDetour = false): () => boolean {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => remember(pathname + search), [pathname, search]);
  return () => {
    const step = stepOf(window.history.state);
    const before = step > 0 ? trail()[step - 1] : undefined;
    const isBefore = Boolean(before) && (isDetour || before === to);
    if (isBefore) void navigate(-1);
    return isBefore;
  };
}

/** Keeps which address stands at which step of this tab's history. */
function remember(address: string): void {
  const step = stepOf(window.history.state);
  try {
    sessionStorage.setItem(KEY, JSON.stringify([...padded(trail(), step), address]));
  } catch {
    // Without it the links still lead back.
  }
}

function padded(addresses: readonly string[], length: number): string[] {
  return Array.from({ length }, (_, step) => addresses[step] ?? '');
}

function trail(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.map(String) : [];
  } catch {
    return [];
  }
}

/** How many pages of this visit stand before this one, as the router counts them. */
function stepOf(state: unknown): number {
  const { idx = 0 } = (state ?? {}) as { readonly idx?: number }; // the router's own
  return idx;
}
