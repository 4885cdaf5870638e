/** The loader alone. What it declares itself is source that strict settings do not compile, on types of an older Stripe. */
declare module '@stripe/terminal-js/dist/pure.js' {
  export function loadStripeTerminal(): Promise<{
    readonly create: (options: {
      readonly onFetchConnectionToken: () => Promise<string>;
      readonly onUnexpectedReaderDisconnect: () => void;
      readonly readerBehavior?: { readonly allowCustomerCancel?: boolean };
    }) => unknown;
  } | null>;
}
