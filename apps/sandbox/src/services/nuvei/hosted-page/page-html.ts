import { escapeHtml, htmlPage } from '../../../page/html-page';
import { writeAmount } from '../payment';
import type { PageRequest } from './page-request';

const STYLES = '/nuvei/payment-page.css';

/** The page that asks for the card. It carries all that it was asked with. */
export function paymentPage(
  request: PageRequest,
  fields: URLSearchParams,
  action: string,
  fault: string | null,
): string {
  const hidden = [...fields]
    .filter(([name]) => !['CARDNUMBER', 'CARDEXPIRY', 'CVV'].includes(name))
    .map(
      ([name, value]) =>
        `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
    );
  const body = `<main class="panel">
<p class="scheme">Sandbox, no money moves</p>
<h1>Pay ${writeAmount(request.cents)} ${request.currency}</h1>
<p>Order ${escapeHtml(request.order_id)}</p>
${fault === null ? '' : `<p class="fault" role="alert">${escapeHtml(fault)}</p>`}
<form method="post" action="${escapeHtml(action)}">
${hidden.join('\n')}
<label>Card number<input name="CARDNUMBER" inputmode="numeric" autocomplete="cc-number" placeholder="4444 3333 2222 1111" required></label>
<div class="pair">
<label>Expiry (MM/YY)<input name="CARDEXPIRY" inputmode="numeric" autocomplete="cc-exp" placeholder="12/30" required></label>
<label>Security code<input name="CVV" inputmode="numeric" autocomplete="cc-csc" placeholder="123" required></label>
</div>
<button class="primary" type="submit">Pay</button>
</form>
<p class="hint">Amounts that end in .01 are declined, .02 referred, .03 fail on the security code.</p>
</main>`;
  return htmlPage({ title: 'Payment page', styles: STYLES, body });
}

/** Page for an invalid request of the shop. */
export function errorPage(message: string): string {
  const body = `<main class="panel"><h1>Error</h1><p role="alert">${escapeHtml(message)}</p></main>`;
  return htmlPage({ title: 'Payment page', styles: STYLES, body });
}
