import { useCart } from '@comanda/ordering';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toasts } from '@comanda/web/toasts';

/** Says so when something in the order is not served at the time that was just chosen; the line says it too, but may be out of sight. */
export function useNotServedMessage(): void {
  const { t } = useTranslation();
  const { lines } = useCart();
  const count = lines.filter(({ problem }) => problem === 'not_served').length;
  const [initial] = useState(count);
  const tell = useEffectEvent(() => {
    toasts.show({ message: t('error.menu_not_served'), id: 'not-served' });
  });
  useEffect(() => {
    if (count > initial) tell();
  }, [count, initial]);
}
