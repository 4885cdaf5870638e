// oxlint-disable-next-line typescript/triple-slash-reference -- whoever compiles this file needs the module’s declaration
/// <reference path="./terminal-js.d.ts" />
import { loadStripeTerminal } from '@stripe/terminal-js/dist/pure.js';
import { loadScript } from '../../load-script';
import type { TerminalSdk } from './terminal-sdk';

export type SdkListeners = {
  readonly fetchToken: () => Promise<string>;
  readonly onLost: () => void;
};

/** Stripe Terminal's script, or the stand-in that the server names; null when it does not load. */
export async function loadTerminalSdk(
  script_url: string | null,
  { fetchToken, onLost }: SdkListeners,
): Promise<TerminalSdk | null> {
  try {
    // A stand-in defines window.StripeTerminal, which the loader below then finds and takes.
    if (script_url !== null) await loadScript(script_url);
    const loaded = await loadStripeTerminal();
    const sdk: unknown = loaded?.create({
      onFetchConnectionToken: fetchToken,
      onUnexpectedReaderDisconnect: onLost,
      readerBehavior: { allowCustomerCancel: true },
    });
    return (sdk as TerminalSdk | undefined) ?? null; // narrowed to what is used, in our own words
  } catch {
    return null;
  }
}
