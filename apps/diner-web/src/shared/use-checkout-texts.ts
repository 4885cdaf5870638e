import { addTexts } from '@comanda/i18n';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchPart } from './fetch-part';

/** Fetches what is said from the cart to the order number; true once it is there. */
export function useCheckoutTexts(): boolean {
  const { i18n } = useTranslation();
  const [areThere, setThere] = useState(i18n.exists('checkout.title'));
  useEffect(() => {
    if (areThere) return;
    let isWanted = true;
    fetchPart(() => addTexts(i18n, 'checkout')).then(
      () => isWanted && setThere(true),
      (cause: unknown) => reportError(cause),
    );
    return () => {
      isWanted = false;
    };
  }, [areThere, i18n]);
  return areThere;
}
