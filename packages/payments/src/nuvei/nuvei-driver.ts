import { err, ok } from '@comanda/kernel';
import type { CardDriver, PaymentResult } from '../card-driver';
import { never } from '../listeners';
import { goTo, isWebAddress } from '../leave-page';

/** Nuvei: the whole window, or the frame that it is, goes to its payment page, and comes back to an address of ours. */
export const nuveiDriver: CardDriver = {
  mount(_places, { response }) {
    if (!isWebAddress(response)) {
      return Promise.resolve(err({ kind: 'failed', reason: 'script_not_loaded' }));
    }
    return Promise.resolve(
      ok({
        confirm: async (): Promise<PaymentResult> => {
          await goTo(window.parent === window ? response : inFrame(response));
          // Back by the browser's own button: whether it was paid there, nobody here knows.
          return { kind: 'failed', reason: 'unexpected' };
        },
        onChange: never,
        onWallets: never,
        onWalletApproved: never,
        onWalletFailed: never,
        settleWallet: () => undefined,
        update: () => undefined,
        focus: () => undefined,
        unmount: () => undefined,
      }),
    );
  },
};

/** Sets the parameter that its page requires in a frame. It is none of the signed fields. */
function inFrame(address: string): string {
  const url = new URL(address);
  url.searchParams.set('INIFRAME', 'Y');
  return url.href;
}
