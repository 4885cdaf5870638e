import type { PaymentIntent, StripeError } from '@stripe/stripe-js';

type Answer = { readonly paymentIntent?: Partial<PaymentIntent>; readonly error?: StripeError };

/** Replaces the outside service: the parts of Stripe.js that the driver calls, with replies set by the test. */
export type FakeStripe = {
  readonly calls: { readonly name: string; readonly input: unknown }[];
  readonly fire: (element: 'payment' | 'expressCheckout', event: string, data: unknown) => void;
  submit: () => Promise<Answer>;
  confirm: () => Promise<Answer>;
  retrieve: () => Promise<Answer>;
};

/** Puts a Stripe.js of ours in the place of Stripe's, whose loader keeps the first one it finds for good. */
export function installFakeStripe(): FakeStripe {
  const { fake, open } = createFakeStripe();
  current = open;
  Object.assign(globalThis, { Stripe: Object.assign(openCurrent, { version: 'endive' }) });
  return fake;
}

type Open = (key: string, options: unknown) => unknown;

let current: Open;

function openCurrent(key: string, options: unknown): unknown {
  return current(key, options);
}

function createFakeStripe(): { readonly fake: FakeStripe; readonly open: Open } {
  const listeners = new Map<string, (data: unknown) => void>();
  const fake: FakeStripe = {
    calls: [],
    fire: (element, event, data) => listeners.get(`${element}.${event}`)?.(data),
    submit: () => Promise.resolve({}),
    confirm: () => Promise.resolve({ paymentIntent: { status: 'succeeded' } }),
    retrieve: () => Promise.resolve({ paymentIntent: { status: 'succeeded' } }),
  };
  function record(name: string, input: unknown): void {
    fake.calls.push({ name, input });
  }
  function element(type: string, options: unknown) {
    record(`create ${type}`, options);
    return {
      on: (event: string, listener: (data: unknown) => void) =>
        listeners.set(`${type}.${event}`, listener),
      mount: (place: HTMLElement) => place.append(type),
      focus: () => record(`focus ${type}`, null),
      destroy: () => record(`destroy ${type}`, null),
    };
  }
  function open(key: string, options: unknown) {
    record('Stripe', { key, options });
    return {
      elements(input: unknown) {
        record('elements', input);
        return {
          create: element,
          submit: () => fake.submit(),
          update: (changes: unknown) => {
            record('update', changes);
            return Promise.resolve();
          },
        };
      },
      confirmPayment(input: unknown) {
        record('confirmPayment', input);
        return fake.confirm();
      },
      retrievePaymentIntent(secret: string) {
        record('retrievePaymentIntent', secret);
        return fake.retrieve();
      },
    };
  }
  return { fake, open };
}
