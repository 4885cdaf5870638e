import {
  type OrderDraft,
  type ReaderPaymentView,
  useNewOrder,
  usePayment,
} from '@comanda/ordering/payment';
import type { CardReader } from '@comanda/payments';
import { createContext, type ReactNode, use } from 'react';
import { useCardReader } from '#shared/use-card-reader';

export type KioskPayment = ReaderPaymentView<OrderDraft> & { readonly reader: CardReader | null };

const PaymentContext = createContext<KioskPayment | null>(null);

/** Keeps the kiosk's reader at hand of all pages of a guest: a payment goes on while they change. */
export function PaymentProvider({ children }: { readonly children: ReactNode }) {
  const reader = useCardReader();
  const payment = usePayment(useNewOrder(), reader);
  return <PaymentContext value={{ ...payment, reader }}>{children}</PaymentContext>;
}

/** Returns the payment of the current guest at the kiosk's reader; throws outside of a PaymentProvider. */
export function useKioskPayment(): KioskPayment {
  const payment = use(PaymentContext);
  if (!payment) throw new Error('There is no PaymentProvider above this component.');
  return payment;
}
