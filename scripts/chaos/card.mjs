/**
 * Does what the processor's script does in a browser: confirms an intent with a card, and asks when the answer got lost.
 * Resolves with `succeeded`, `declined` or `unknown`.
 */
export async function confirmCard({ payment_intent, processor }, card, sandboxUrl) {
  const url = `${sandboxUrl}/v1/payment_intents/${payment_intent.payment_intent_id}`;
  const { client_secret } = payment_intent;
  const key = processor.publishable_key;
  try {
    const body = new URLSearchParams({ key, client_secret, payment_method: card });
    const reply = await fetch(`${url}/confirm`, { method: 'POST', body });
    if (reply.status < 500) return readOutcome(await reply.json());
  } catch {
    // The line broke: the intent knows what became of it.
  }
  return await ask(`${url}?${new URLSearchParams({ key, client_secret })}`);
}

async function ask(url) {
  try {
    const reply = await fetch(url);
    return reply.ok ? readOutcome(await reply.json()) : 'unknown';
  } catch {
    return 'unknown';
  }
}

function readOutcome({ status, error, last_payment_error }) {
  const state = error?.payment_intent?.status ?? status;
  if (state === 'succeeded') return 'succeeded';
  return error?.type === 'card_error' || last_payment_error ? 'declined' : 'unknown';
}
