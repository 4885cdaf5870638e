import { usePendingPayment } from '@comanda/ordering';
import {
  type CheckoutFlow,
  keepPayment,
  type OrderDraft,
  type ReaderPaymentView,
  useKeptPayment,
  useNewOrder,
  useOrderRunner,
  usePayment,
} from '@comanda/ordering/payment';
import type { CardReader } from '@comanda/payments';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import { useCardReader } from '#shared/use-card-reader';
import { KioskContext, useKiosk } from '#shared/use-kiosk';

export type KioskPayment = ReaderPaymentView<OrderDraft> & { readonly reader: CardReader | null };

const PaymentContext = createContext<KioskPayment | null>(null);

/** Keeps the kiosk's reader at hand of all pages of a guest: a payment goes on while they change. */
export function PaymentProvider({ children }: { readonly children: ReactNode }) {
  const reader = useCardReader();
  const order = useNewOrder();
  const payment = usePayment(order, reader);
  useKeptPayment(order, deviceStorage());
  const kiosk = useKiosk();
  const { runner } = order;
  const left = useMemo(
    () => ({
      ...kiosk,
      endGuest() {
        stopAsking(runner);
        kiosk.endGuest();
      },
    }),
    [kiosk, runner],
  );
  return (
    <PaymentContext value={{ ...payment, reader }}>
      <KioskContext value={left}>{children}</KioskContext>
    </PaymentContext>
  );
}

/** Nothing is sent for a guest who has left, but the question for a card that may have paid. */
function stopAsking({ flows, giveUp, stop }: ReturnType<typeof useNewOrder>['runner']): void {
  if (isAtCounter(flows.get())) giveUp();
  stop();
}

function isAtCounter(flow: CheckoutFlow): boolean {
  return 'attempt' in flow && flow.attempt.way === 'counter';
}

/** Whether money may be moving, so that the guest's page stays; what is paid at the counter moves none. */
export function useIsMoneyMoving(): boolean {
  const isPending = usePendingPayment();
  const { flow } = useKioskPayment();
  return isPending && !isAtCounter(flow);
}

/** Returns the payment of the current guest at the kiosk's reader; throws outside of a PaymentProvider. */
export function useKioskPayment(): KioskPayment {
  const payment = use(PaymentContext);
  if (!payment) throw new Error('There is no PaymentProvider above this component.');
  return payment;
}

/** Stops the reader of a page that broke; until its answer is known, the payment's ids stay on the device. */
export function useStoppedPayment(): CheckoutFlow {
  const runner = useOrderRunner();
  const { flows } = runner;
  const flow = useSyncExternalStore(flows.subscribe, flows.get);
  useEffect(() => {
    const forget = keepPayment(runner, deviceStorage());
    if (!isAtCounter(flows.get())) void runner.cancel();
    return forget;
  }, [runner, flows]);
  return flow;
}

/** Returns the storage that outlives a browser which is killed; null without one. */
function deviceStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
