import { useOrdering } from '@comanda/ordering';
import { useNewOrder } from '@comanda/ordering/payment';
import { toasts } from '@comanda/web/toasts';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useClients } from '#shared/clients';
import { noteUnkept } from '#shared/late/unkept';
import { changeVisit, readVisit } from '#shared/visit';
import { useGo } from './use-go';

/** Takes the order without a connection, by the guest's tap: it is kept on this device, and gets a number at once. */
export function useTakeLate(): () => void {
  const { t } = useTranslation();
  const { late } = useClients();
  const { store } = useOrdering();
  const { runner, cart, requestAnyway } = useNewOrder();
  const go = useGo();
  const isTaking = useRef(false);

  async function take() {
    const { draft, contact, language } = requestAnyway('counter');
    const { expected_total: shown_total, items, campaigns = [] } = draft;
    const { lines } = cart.cart;
    const { tip_percentage, tip_fixed } = draft;
    const queue = await late;
    const kept = await queue?.take({
      order_type: draft.order_type,
      items: items.map((item, nth) => ({ ...item, name: lines[nth]?.name_seen ?? '–' })),
      campaigns,
      ...(tip_percentage !== undefined && { tip_percentage }),
      ...(tip_fixed !== undefined && { tip_fixed }),
      order_instructions: draft.order_instructions,
      guest_name: contact.name || null,
      table_tent: readVisit().table_tent,
      language,
      shown_total,
      // Of a call whose reply never came: the order that it may have placed is this one.
      instead_of: store.getState().guest?.guest_id ?? null,
    });
    if (!kept) return sayFull('There was no number for an order.');
    const { order_number } = kept;
    changeVisit({ late: { order_number, shown_total } });
    runner.giveUp();
    runner.reset();
    store.getState().clearCart();
    go('paymentComplete');
  }

  function sayFull(why: string) {
    noteUnkept(why);
    toasts.show({ message: t('kiosk.offline.full'), tone: 'danger', id: 'late' });
  }

  return () => {
    if (isTaking.current) return;
    isTaking.current = true;
    take()
      .catch((cause: unknown) => {
        // Such as a full disk: nothing was kept, and no number was given.
        sayFull(cause instanceof Error ? cause.message : 'An order was not kept.');
      })
      .finally(() => {
        isTaking.current = false;
      });
  };
}
