import type { ReaderPaymentView } from '@comanda/ordering/payment';

/** Step of the reader that its screen shows while something is paid. */
export type ReaderStep = 'preparing' | 'asking' | 'cancelling' | 'checking';

type Paying = Pick<ReaderPaymentView<never>, 'isOpening' | 'status'> & {
  readonly flow: { readonly stage: string };
};

/** Returns how far paying at the reader is; null while nothing is paid there. */
export function readerStep({ isOpening, status, flow }: Paying): ReaderStep | null {
  if (isOpening) return 'preparing';
  if (status === 'READY') return 'asking';
  if (status !== 'PROCESSING') return null;
  return flow.stage === 'cancelling' ? 'cancelling' : 'checking';
}
