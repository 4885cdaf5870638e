import type { Answer } from '../../../faults/serve-faulty';
import { writeCents } from '../transact/read-cents';
import type { Action, Transaction } from '../transact/transaction';

/** The report of query.php on these transactions. */
export function queryAnswer(transactions: readonly Transaction[]): Answer {
  return xmlAnswer(transactions.map(transactionXml).join(''));
}

/** The same report with every amount one too high. */
export function addOne(report: string): string {
  return report.replaceAll(
    /<amount>(\d+)\./g,
    (_, whole: string) => `<amount>${Number(whole) + 1}.`,
  );
}

export function queryError(text: string): Answer {
  return xmlAnswer(tag('error_response', text));
}

function transactionXml(transaction: Transaction): string {
  const { transaction_id, order_id, currency, condition, card_number, card_brand } = transaction;
  return node(
    'transaction',
    tag('transaction_id', transaction_id),
    tag('transaction_type', 'cc'),
    tag('condition', condition),
    tag('order_id', order_id),
    tag('authorization_code', transaction.auth_code),
    tag('original_transaction_id', transaction.refund_of ?? ''),
    tag('currency', currency),
    tag('cc_number', card_number),
    tag('cc_type', card_brand ?? ''),
    ...transaction.actions.map(actionXml),
  );
}

function actionXml({ type, cents, at, success, response_code, response_text }: Action): string {
  return node(
    'action',
    tag('amount', writeCents(cents)),
    tag('action_type', type),
    tag('date', at.toISOString().replaceAll(/\D/g, '').slice(0, 14)),
    tag('success', success ? '1' : '0'),
    tag('source', 'api'),
    tag('response_text', response_text),
    tag('response_code', String(response_code)),
  );
}

function xmlAnswer(content: string): Answer {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n${node('nm_response', content)}\n`;
  return { status: 200, type: 'text/xml; charset=UTF-8', body };
}

function tag(name: string, text: string): string {
  return node(name, escapeXml(text));
}

function node(name: string, ...content: readonly string[]): string {
  return `<${name}>${content.join('')}</${name}>`;
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
