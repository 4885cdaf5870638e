import { err, ok, type Result } from '@comanda/kernel';
import type { Processor } from '@comanda/contracts';
import type { PaymentFailed } from '../card-driver';
import { loadScript } from '../load-script';

const CUSTOM_CHECKOUT = 'https://libs.na.bambora.com/customcheckout/1/customcheckout.js';

/** customcheckout's own names of the fields. */
export type CheckoutField = 'card-number' | 'expiry' | 'cvv';

export type CheckoutPart = {
  readonly mount: (selector: string) => void;
  readonly unmount: () => void;
  readonly focus: () => void;
};

type Css = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

type PartOptions = {
  readonly placeholder: string;
  readonly style: { readonly base: Css; readonly error: Css };
  readonly brands?: readonly string[];
};

/** Field events of customcheckout. */
export type CheckoutEvents = {
  readonly brand: { readonly brand: string };
  readonly empty: { readonly field: CheckoutField; readonly empty: boolean };
  readonly complete: { readonly field: CheckoutField; readonly complete: boolean };
  readonly error: { readonly field: CheckoutField; readonly type: string };
};

export type TokenResult = {
  readonly token?: string;
  readonly error?: { readonly type: string; readonly message: string };
};

/** The part of Bambora's customcheckout that the driver calls. */
export type CustomCheckout = {
  readonly create: (field: CheckoutField, options: PartOptions) => CheckoutPart;
  readonly on: <Name extends keyof CheckoutEvents>(
    event: Name,
    handler: (event: CheckoutEvents[Name]) => void,
  ) => void;
  readonly createToken: (done: (result: TokenResult) => void) => void;
};

/** customcheckout, or the stand-in that the processor names. */
export async function loadCustomCheckout(
  processor: Processor,
): Promise<Result<CustomCheckout, PaymentFailed>> {
  try {
    await loadScript(processor.script_url ?? CUSTOM_CHECKOUT);
  } catch {
    return err({ kind: 'failed', reason: 'script_not_loaded' });
  }
  // Defined by the script; nothing else of this page has that name.
  const { customcheckout } = globalThis as { customcheckout?: () => CustomCheckout };
  return customcheckout
    ? ok(customcheckout())
    : err({ kind: 'failed', reason: 'script_not_loaded' });
}
