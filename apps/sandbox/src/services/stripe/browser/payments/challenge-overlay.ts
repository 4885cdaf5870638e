import { openFramePort } from '../../../../browser/frame-port';
import type { FromChallenge } from '../messages';
import type { StripeContext } from '../stripe-context';
import { textsFor } from '../texts/texts';

/** Shows the bank's page over the shop's until the cardholder has answered. */
export function showChallenge(context: StripeContext, address: string): Promise<void> {
  return new Promise((resolve) => {
    const url = new URL(address);
    url.hash = new URLSearchParams({
      origin: window.location.origin,
      locale: context.locale,
    }).toString();
    const title = textsFor(context.locale).challenge.title;
    const dialog = document.createElement('dialog');
    const frame = document.createElement('iframe');
    const focused = document.activeElement;
    dialog.setAttribute('aria-label', title);
    frame.title = title;
    frame.src = url.href;
    // Set one by one: a style attribute would need the shop's policy to allow it.
    Object.assign(dialog.style, {
      inset: '0',
      width: '100%',
      height: '100%',
      maxWidth: 'none',
      maxHeight: 'none',
      margin: '0',
      padding: '16px',
      border: '0',
      boxSizing: 'border-box',
      background: 'rgb(0 0 0 / 60%)',
      display: 'grid',
      placeItems: 'center',
    });
    Object.assign(frame.style, {
      width: '100%',
      maxWidth: '420px',
      height: '100%',
      maxHeight: '480px',
      border: '0',
      borderRadius: '12px',
      background: '#fff',
      colorScheme: 'light',
    });
    // The bank's question is answered with its own buttons, not escaped from.
    dialog.addEventListener('cancel', (event) => event.preventDefault());
    dialog.append(frame);
    document.body.append(dialog);
    const port = openFramePort<FromChallenge, never>(frame, context.origin, () => {
      port.close();
      dialog.remove();
      if (focused instanceof HTMLElement) focused.focus();
      resolve();
    });
    dialog.showModal();
    frame.focus();
  });
}
