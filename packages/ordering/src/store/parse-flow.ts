import { parseIntentKey } from '@comanda/api-client';
import { LANGUAGES } from '@comanda/contracts';
import {
  type Attempt,
  type AttemptKeys,
  type Draft,
  idleFlow,
  type OpenPayment,
  type OrderDraft,
  type PaymentFlow,
} from '../payment/payment-flow';
import { isRecord, type Stored, textOr } from './read-stored';

/** Reads the draft of a stored payment; null where it cannot be read whole. */
export type DraftParser<D extends Draft> = (stored: Stored) => D | null;

/** Reads a stored checkout. */
export function parseFlow(stored: unknown): PaymentFlow {
  return parsePaymentFlow(stored, parseOrderDraft);
}

/** Reads a stored payment. One that cannot be read whole is none. */
export function parsePaymentFlow<D extends Draft>(
  stored: unknown,
  parseDraft: DraftParser<D>,
): PaymentFlow<D> {
  if (!isRecord(stored)) return idleFlow;
  if (stored['stage'] === 'placed') return parsePlaced(stored);
  const attempt = parseAttempt(stored['attempt'], parseDraft);
  if (!attempt) return idleFlow;
  const guest_id = textOr(stored['guest_id'], null);
  const payment = parsePayment(stored['payment']);
  switch (stored['stage']) {
    case 'securing_guest':
    case 'offline':
      return { stage: stored['stage'], attempt };
    case 'opening_payment':
      return guest_id ? { stage: 'opening_payment', attempt, guest_id } : idleFlow;
    case 'ready_to_confirm':
    case 'confirming':
    case 'cancelling':
      return guest_id && payment
        ? { stage: stored['stage'], attempt, guest_id, payment }
        : idleFlow;
    case 'declined': {
      const decline = isRecord(stored['decline']) ? stored['decline'] : {};
      const code = textOr(decline['code'], 'card_declined');
      const message = textOr(decline['message'], '');
      return guest_id && payment
        ? { stage: 'declined', attempt, guest_id, payment, decline: { code, message } }
        : idleFlow;
    }
    case 'placing':
    case 'checking': {
      const payment_method = parseMethod(stored['payment_method']);
      const isWhole = guest_id && payment_method && (payment || payment_method === 'COUNTER');
      return isWhole
        ? { stage: stored['stage'], attempt, guest_id, payment, payment_method }
        : idleFlow;
    }
    default:
      return idleFlow;
  }
}

function parsePlaced(stored: Stored): PaymentFlow<never> {
  const guest_id = textOr(stored['guest_id'], null);
  const order_id = textOr(stored['order_id'], null);
  if (!guest_id || !order_id) return idleFlow;
  return {
    stage: 'placed',
    guest_id,
    order_id,
    order_number: textOr(stored['order_number'], null),
    ...(stored['is_told'] === true ? { is_told: true } : {}),
  };
}

function parseOrderDraft(stored: Stored): OrderDraft | null {
  return Array.isArray(stored['items']) ? (stored as OrderDraft) : null; // the server checks every field of it
}

function parseAttempt<D extends Draft>(
  stored: unknown,
  parseDraft: DraftParser<D>,
): Attempt<D> | null {
  if (!isRecord(stored) || !isRecord(stored['draft']) || !isRecord(stored['contact'])) return null;
  const { contact } = stored;
  const draft = parseDraft(stored['draft']);
  const way = WAYS.find((each) => each === stored['way']);
  const keys = parseKeys(stored['keys']);
  if (!keys || way === undefined || draft === null) return null;
  return {
    way,
    terminal_id: textOr(stored['terminal_id'], null),
    draft,
    line_ids: Array.isArray(stored['line_ids']) ? stored['line_ids'].map(String) : null,
    contact: {
      name: textOr(contact['name'], ''),
      phone: textOr(contact['phone'], ''),
      room_number: textOr(contact['room_number'], ''),
    },
    language: LANGUAGES.find((language) => language === stored['language']) ?? null,
    keys,
    replaces: textOr(stored['replaces'], null),
    confirmed_at: textOr(stored['confirmed_at'], null),
    is_renewed: stored['is_renewed'] === true,
  };
}

function parseKeys(stored: unknown): AttemptKeys | null {
  if (!isRecord(stored)) return null;
  const section = parseIntentKey(textOr(stored['section'], ''));
  const guest = parseIntentKey(textOr(stored['guest'], ''));
  const update = parseIntentKey(textOr(stored['update'], ''));
  const intent = parseIntentKey(textOr(stored['intent'], ''));
  const place = parseIntentKey(textOr(stored['place'], ''));
  return section && guest && update && intent && place
    ? { section, guest, update, intent, place }
    : null;
}

function parsePayment(stored: unknown): OpenPayment | null {
  if (!isRecord(stored)) return null;
  const { order_id, payment_intent_id } = stored;
  return typeof order_id === 'string' && typeof payment_intent_id === 'string'
    ? { order_id, payment_intent_id }
    : null;
}

const WAYS = ['online', 'counter', 'reader'] as const;
const METHODS = ['CARD', 'WALLET', 'COUNTER', 'TERMINAL'] as const;

function parseMethod(stored: unknown): (typeof METHODS)[number] | null {
  return METHODS.find((method) => method === stored) ?? null;
}
