import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';
import { useKiosk } from '#shared/use-kiosk';
import { type KioskPage, pathTo } from './paths';

type Query = Readonly<Record<string, string | null>>;

/** The address of a page of this kiosk, with the restaurant in it. */
export function kioskPath(endpoint: string, page: KioskPage, query: Query = {}): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === null ? [] : [[name, value]],
  );
  return `${pathTo(page, {})}?${new URLSearchParams([...given, ['restaurant', endpoint]]).toString()}`;
}

export function useKioskPath(): (page: KioskPage, query?: Query) => string {
  const { endpoint } = useKiosk();
  return useCallback((page, query) => kioskPath(endpoint, page, query), [endpoint]);
}

/** Leads to a page in the place of the current one. */
export function useGo(): (page: KioskPage, query?: Query) => void {
  const navigate = useNavigate();
  const path = useKioskPath();
  return useCallback(
    (page, query) => void navigate(path(page, query), { replace: true }),
    [navigate, path],
  );
}
