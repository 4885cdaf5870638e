import type { PaymentAction } from '@comanda/contracts';
import { goTo, isWebAddress, sendForm } from './leave-page';

/**
 * Leaves for the page of the guest's bank. Of a page that a processor passes on, only the form it would send is taken: nothing
 * of it runs here. Resolves true when the guest came back by the browser's own button, false when there was nowhere to go.
 */
export async function showBankPage({ type, value }: PaymentAction): Promise<boolean> {
  if (type === 'redirect') {
    if (!isWebAddress(value)) return false;
    await goTo(value);
    return true;
  }
  const form = readForm(value);
  if (form === null) return false;
  await sendForm(form);
  return true;
}

/** A form of our own with the address and the hidden fields of the first form in a document. */
function readForm(html: string): HTMLFormElement | null {
  const found = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
  const action = found?.getAttribute('action') ?? '';
  if (found === null || !isWebAddress(action)) return null;
  const form = document.createElement('form');
  form.action = action;
  form.method = found.method;
  for (const { name, value } of found.querySelectorAll('input')) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  return form;
}
