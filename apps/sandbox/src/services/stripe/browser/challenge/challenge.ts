import { element } from '../../../../browser/dom';
import { formatAmount } from '../../../../browser/format';
import type { FromChallenge } from '../messages';
import { openParentPort } from '../../../../browser/parent-port';
import { nearestLocale, textsFor } from '../texts/texts';

type State = {
  readonly amount: number;
  readonly currency: string;
  readonly card: string | null;
  readonly status: string;
};
type Answer = { readonly redirect?: string };

const locale = nearestLocale(
  new URLSearchParams(location.hash.slice(1)).get('locale') ?? undefined,
);
const texts = textsFor(locale).challenge;
const port = openParentPort<never, FromChallenge>(() => undefined);

document.documentElement.lang = locale;
document.title = texts.title;
void show();

async function show(): Promise<void> {
  const response = await fetch(addressOf('state'));
  // The sandbox's own route answers with this shape.
  const state = response.ok ? ((await response.json()) as State) : undefined;
  if (state?.status !== 'requires_action') {
    document.body.append(panel(element('p', {}, texts.done)));
    port?.send({ kind: 'finished' });
    return;
  }
  const amount = formatAmount(state.amount, state.currency, locale);
  const intro = texts.intro.replace('{amount}', amount).replace('{last4}', state.card ?? '');
  const complete = element('button', { type: 'button', class: 'primary' }, texts.complete);
  const fail = element('button', { type: 'button' }, texts.fail);
  complete.addEventListener('click', () => void answer('complete', [complete, fail]));
  fail.addEventListener('click', () => void answer('fail', [complete, fail]));
  const heading = element('h1', { tabindex: '-1' }, texts.heading);
  document.body.append(
    panel(
      element('p', { class: 'scheme', 'aria-hidden': 'true' }, '3-D Secure'),
      heading,
      element('p', {}, intro),
      element('div', { class: 'actions' }, complete, fail),
      element('p', { class: 'notice' }, texts.notice),
    ),
  );
  heading.focus();
}

/** A page has one main landmark: in a frame that is the shop's. */
function panel(...content: readonly HTMLElement[]): HTMLElement {
  return element(port ? 'div' : 'main', { class: 'panel' }, ...content);
}

async function answer(
  kind: 'complete' | 'fail',
  buttons: readonly HTMLButtonElement[],
): Promise<void> {
  for (const button of buttons) button.disabled = true;
  try {
    const response = await fetch(addressOf('answer', kind), { method: 'POST' });
    // The sandbox's own route answers with this shape.
    const { redirect } = response.ok ? ((await response.json()) as Answer) : {};
    if (port) port.send({ kind: 'finished' });
    else if (redirect !== undefined) location.assign(redirect);
    else location.reload();
  } catch {
    // The sandbox did not hear it: the cardholder may answer again.
    for (const button of buttons) button.disabled = false;
  }
}

function addressOf(step: string, kind?: string): string {
  const query = new URLSearchParams(location.search);
  if (kind !== undefined) query.set('answer', kind);
  return `${location.pathname}/${step}?${query}`;
}
