import { z } from 'zod';
import { readNumber } from '../decimal';
import { askSpin } from './ask-spin';
import type { CloudTerminal, TerminalAnswer, TerminalKey } from './cloud-terminal';
import { SALE_SECONDS, SPIN_PATIENCE, type SpinPatience } from './spin-limits';

/** Everything may be absent: answers come short when there is little to say. */
const replySchema = z.object({
  GeneralResponse: z.object({
    ResultCode: z.coerce.string(),
    StatusCode: z.coerce.string(),
    Message: z.string().nullish(),
    DetailedMessage: z.string().nullish(),
  }),
  Amounts: z.object({ TotalAmount: z.number() }).partial().nullish(),
  TransactionNumber: z.string().nullish(),
  Voided: z.boolean().nullish(),
  CardData: z.object({ CardType: z.string().nullish() }).nullish(),
});

const onlineSchema = z.object({ TerminalStatus: z.string() });

type SpinReply = z.infer<typeof replySchema>;

/** Cloud terminals that speak SPIn, by its JSON interface (v2). Fields that it does not know are refused, so few are sent. */
export function createSpinJson(
  base: string,
  { sale_ms, call_ms }: SpinPatience = SPIN_PATIENCE,
): CloudTerminal {
  async function call(
    name: string,
    { tpn, auth_key }: TerminalKey,
    fields: object,
    timeout_ms = call_ms,
  ): Promise<TerminalAnswer> {
    const body = JSON.stringify({ Tpn: tpn, Authkey: auth_key, ...fields });
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body };
    const heard = await askSpin(`${base}/v2/Payment/${name}`, init, timeout_ms);
    if (!heard.ok) return heard.error;
    const reply = replySchema.safeParse(parse(heard.value));
    return reply.success ? readReply(reply.data) : { kind: 'unknown', detail: 'unreadable' };
  }

  return {
    sale: (key, { reference, invoice, amount }) =>
      call(
        'Sale',
        key,
        {
          Amount: amount / 100,
          PaymentType: 'Credit',
          ReferenceId: reference,
          InvoiceNumber: invoice,
          SPInProxyTimeout: SALE_SECONDS,
        },
        sale_ms,
      ),
    status: (key, reference) =>
      call('Status', key, { PaymentType: 'Credit', ReferenceId: reference }),
    abort: (key) => call('AbortTransaction', key, {}),
    void: (key, reference) => call('Void', key, { PaymentType: 'Credit', ReferenceId: reference }),
    giveBack: (key, { reference, invoice, amount }) =>
      call('Return', key, {
        Amount: amount / 100,
        PaymentType: 'Credit',
        ReferenceId: reference,
        InvoiceNumber: invoice,
      }),
    async isOnline({ tpn, auth_key }) {
      const query = new URLSearchParams({ 'request.tpn': tpn, 'request.authkey': auth_key });
      const url = `${base}/v2/Common/TerminalStatus?${query.toString()}`;
      const heard = await askSpin(url, {}, call_ms);
      const read = onlineSchema.safeParse(heard.ok ? parse(heard.value) : null);
      return read.success ? read.data.TerminalStatus === 'Online' : null;
    },
  };
}

function readReply(reply: SpinReply): TerminalAnswer {
  const { ResultCode, StatusCode: code, Message, DetailedMessage } = reply.GeneralResponse;
  const message = DetailedMessage || Message || '';
  switch (code) {
    case '0000':
    case '0001':
      return {
        kind: 'approved',
        amount: readNumber(reply.Amounts?.TotalAmount ?? 0) ?? 0,
        transaction_ref: reply.TransactionNumber ?? null,
        is_voided: reply.Voided === true,
      };
    case '1001':
      return { kind: 'absent' };
    case '1011':
      return { kind: 'duplicate' };
    case '1012':
      return { kind: 'cancelled', message };
    case '2004':
      return { kind: 'offline', message };
    case '2008':
      return { kind: 'busy', message };
    case '1004':
    case '1009':
    case '2002':
    case '2003':
    case '2201':
      return { kind: 'refused', code, message };
    default:
      // An unlisted code is a refusal by the terminal, or else unknown.
      return ResultCode === '1'
        ? { kind: 'declined', code, message, brand: reply.CardData?.CardType ?? null }
        : { kind: 'unknown', detail: `${code} ${message}` };
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
