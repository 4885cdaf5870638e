import type { Answer } from '../../../faults/serve-faulty';
import type { NuveiState } from '../nuvei-state';
import type { Payment } from '../payment';
import { readAmount } from '../payment';
import { isDateTime, writeIsoTime } from '../wire/date-time';
import { hashOf, isSameHash } from '../wire/hash';
import type { XmlMessage } from '../../../wire/read-xml';
import { xmlAnswer, xmlError } from './xml-answer';

/** Does what an XML message asks: a refund, or the completion of a pre-authorisation. */
export function answerXml(state: NuveiState, { name, elements }: XmlMessage): Answer {
  const { TERMINALID = '', UNIQUEREF = '', AMOUNT = '', DATETIME = '', HASH = '' } = elements;
  const { secret, terminals } = state.settings;
  if (terminals[TERMINALID] === undefined) return xmlError('Invalid TERMINALID');
  if (!isDateTime(DATETIME)) return xmlError('Invalid DATETIME field');
  const wanted = hashOf(TERMINALID, UNIQUEREF, AMOUNT, DATETIME, secret);
  if (!isSameHash(HASH, wanted)) return xmlError('Invalid HASH field');
  const payment = state.find(TERMINALID, UNIQUEREF);
  if (payment?.response_code !== 'A') return xmlError('Transaction not found');
  const cents = readAmount(AMOUNT);
  if (cents === null) return xmlError('Invalid AMOUNT field');
  switch (name) {
    case 'REFUND':
      return refund(state, elements, payment, cents);
    case 'PREAUTHCOMPLETION':
      return complete(state, elements, payment, cents);
    default:
      return xmlError(`Invalid request type ${name}`);
  }
}

function refund(
  state: NuveiState,
  elements: XmlMessage['elements'],
  payment: Payment,
  cents: number,
): Answer {
  if (!elements['OPERATOR']) return xmlError('Invalid OPERATOR field');
  if (!elements['REASON']) return xmlError('Invalid REASON field');
  if (cents > payment.captured_cents - payment.refunded_cents) {
    return xmlError('Refund Amount Exceeds Original Transaction Amount');
  }
  payment.refunded_cents += cents;
  return done(state, 'REFUNDRESPONSE', elements, payment, 'SUCCESS');
}

function complete(
  state: NuveiState,
  elements: XmlMessage['elements'],
  payment: Payment,
  cents: number,
): Answer {
  if (!payment.is_preauth) return xmlError('Transaction already processed');
  if (cents > payment.cents) return xmlError('Completion Amount Exceeds Authorised Amount');
  payment.is_preauth = false;
  payment.captured_cents = cents;
  return done(state, 'PREAUTHCOMPLETIONRESPONSE', elements, payment, 'APPROVAL');
}

function done(
  state: NuveiState,
  name: string,
  { TERMINALID = '', AMOUNT = '' }: XmlMessage['elements'],
  { unique_ref, approval_code }: Payment,
  text: string,
): Answer {
  const time = writeIsoTime(state.now());
  return xmlAnswer({
    name,
    elements: {
      UNIQUEREF: unique_ref,
      RESPONSECODE: 'A',
      RESPONSETEXT: text,
      APPROVALCODE: approval_code,
      DATETIME: time,
      HASH: hashOf(TERMINALID, unique_ref, AMOUNT, time, 'A', text, state.settings.secret),
    },
  });
}
