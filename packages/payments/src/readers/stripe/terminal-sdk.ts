/** The part of Stripe Terminal's script that is used here. Its own types are of another version of Stripe’s than ours. */
export type TerminalSdk = {
  readonly discoverReaders: (config?: {
    readonly location?: string;
  }) => Promise<SdkAnswer<{ readonly discoveredReaders: readonly SdkReader[] }>>;
  readonly connectReader: (
    reader: SdkReader,
    options?: { readonly fail_if_in_use?: boolean },
  ) => Promise<SdkAnswer<{ readonly reader: SdkReader }>>;
  readonly disconnectReader: () => Promise<SdkAnswer<object>>;
  readonly collectPaymentMethod: (
    client_secret: string,
  ) => Promise<SdkAnswer<{ readonly paymentIntent: SdkIntent }>>;
  readonly processPayment: (
    intent: SdkIntent,
  ) => Promise<SdkAnswer<{ readonly paymentIntent: SdkIntent }>>;
  readonly cancelCollectPaymentMethod: () => Promise<SdkAnswer<object>>;
};

export type SdkReader = { readonly id: string; readonly status: string | null };
export type SdkIntent = { readonly id: string; readonly status: string };

export type SdkError = {
  readonly code?: string;
  readonly decline_code?: string;
  readonly message: string;
};

/** It never rejects over a card or a reader. */
export type SdkAnswer<Value> = Value | { readonly error: SdkError };

export function isSdkError<Value extends object>(
  answer: SdkAnswer<Value>,
): answer is { readonly error: SdkError } {
  return 'error' in answer && answer.error !== undefined && answer.error !== null;
}
