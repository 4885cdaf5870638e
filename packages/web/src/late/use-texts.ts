import { addTexts, hasTexts, type TextGroup } from '@comanda/i18n';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchPart } from './fetch-part';

/** Text groups of menu pages, beyond those of every page. */
export const MENU_TEXTS: readonly TextGroup[] = ['ordering'];

/** Text groups from the cart to the order number. */
export const CHECKOUT_TEXTS: readonly TextGroup[] = ['ordering', 'checkout'];

/** Text groups of table pages. */
export const TABLE_TEXTS: readonly TextGroup[] = ['ordering', 'checkout', 'table'];

/**
 * Fetches groups of texts; true once all are there. Give the same list each time. Texts that cannot be had at all are an error of the
 * page that needs them: it would stay empty.
 */
export function useTexts(groups: readonly TextGroup[]): boolean {
  const { i18n } = useTranslation();
  const [areThere, setThere] = useState(hasTexts(i18n, groups));
  const [fault, setFault] = useState<{ readonly cause: unknown } | null>(null);
  useEffect(() => {
    if (areThere) return;
    let isWanted = true;
    fetchPart(() => Promise.all(groups.map((group) => addTexts(i18n, group)))).then(
      () => isWanted && setThere(true),
      (cause: unknown) => isWanted && setFault({ cause }),
    );
    return () => {
      isWanted = false;
    };
  }, [areThere, i18n, groups]);
  if (fault) throw fault.cause;
  return areThere;
}
