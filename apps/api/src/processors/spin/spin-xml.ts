import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { readDecimal, writeDecimal } from '../decimal';
import { askSpin } from './ask-spin';
import type { CloudTerminal, TerminalAnswer, TerminalKey } from './cloud-terminal';
import { SPIN_PATIENCE, type SpinPatience } from './spin-limits';

const responseSchema = z.object({
  xmp: z.object({ response: z.record(z.string(), z.unknown()) }),
});

/** Entities are left as they stand: nothing of a terminal's is worth what they can be made to do. */
const parser = new XMLParser({ parseTagValue: false, processEntities: false });
const builder = new XMLBuilder();

/** Maps the text of a refusal to its meaning. The XML interface has no codes. */
const WORDS: readonly (readonly [RegExp, (message: string) => TerminalAnswer])[] = [
  // Of a line that broke nobody knows what the bank has heard; the guest's own cancel is another thing.
  [
    /\b(communicat|connection|network|line\b|link\b).*(interrupt|abort|lost|broke|fail)/i,
    (detail) => ({ kind: 'unknown', detail }),
  ],
  [
    /(interrupt|abort|lost|broke|fail).*\b(communicat|connection|network|line\b|link\b)/i,
    (detail) => ({ kind: 'unknown', detail }),
  ],
  [/cancel|interrupt|abort/i, (message) => ({ kind: 'cancelled', message })],
  [/duplicate/i, () => ({ kind: 'duplicate' })],
  [/in use|busy/i, (message) => ({ kind: 'busy', message })],
  [/not found|no transaction|no open batch/i, () => ({ kind: 'absent' })],
  [/not connected|offline|no route/i, (message) => ({ kind: 'offline', message })],
  [/time[d ]*out|no answer/i, (detail) => ({ kind: 'unknown', detail })],
  [
    /auth key|tpn|invalid|not allowed|cannot be changed/i,
    (message) => ({ kind: 'refused', code: 'xml', message }),
  ],
];

/** The same terminals by their older XML interface. What it has no call for goes by the other one. */
export function createSpinXml(
  base: string,
  json: CloudTerminal,
  { sale_ms, call_ms }: SpinPatience = SPIN_PATIENCE,
): CloudTerminal {
  async function call(
    { tpn, auth_key }: TerminalKey,
    elements: Readonly<Record<string, string>>,
    timeout_ms = call_ms,
  ): Promise<TerminalAnswer> {
    const request = { PaymentType: 'Credit', ...elements, TPN: tpn, AuthKey: auth_key };
    const TerminalTransaction = String(builder.build({ request }));
    const query = new URLSearchParams({ TerminalTransaction });
    const heard = await askSpin(`${base}/cgi.html?${query.toString()}`, {}, timeout_ms);
    return heard.ok ? readXmlAnswer(heard.value) : heard.error;
  }

  return {
    sale: (key, { reference, invoice, amount }) =>
      call(
        key,
        {
          TransType: 'Sale',
          Amount: writeDecimal(amount),
          Tip: '0.00',
          Frequency: 'OneTime',
          InvNum: invoice,
          RefId: reference,
          PrintReceipt: 'No',
          SigCapture: 'No',
        },
        sale_ms,
      ),
    async status(key, reference) {
      const said = await call(key, { TransType: 'Status', RefId: reference });
      if (said.kind !== 'declined') return said;
      // A no without a code may be anybody's: the other interface says whose it is, of the same reference.
      const told = await json.status(key, reference);
      return told.kind === 'declined' || told.kind === 'approved' ? told : said;
    },
    abort: (key) => json.abort(key),
    void: (key, reference) => call(key, { TransType: 'Void', RefId: reference }),
    giveBack: (key, { reference, invoice, amount }) =>
      call(key, {
        TransType: 'Return',
        Amount: writeDecimal(amount),
        InvNum: invoice,
        RefId: reference,
      }),
    async isOnline({ tpn }) {
      const query = new URLSearchParams({ tpn });
      const url = `${base}/GetTerminalStatus?${query.toString()}`;
      const heard = await askSpin(url, {}, call_ms);
      return heard.ok ? heard.value.trim() === 'Online' : null;
    },
  };
}

/** Reads what a terminal answers in XML. Its message for people travels as it would in an address. */
export function readXmlAnswer(text: string): TerminalAnswer {
  const read = responseSchema.safeParse(parse(text));
  if (!read.success) return { kind: 'unknown', detail: 'unreadable' };
  const { response } = read.data.xmp;
  const extras = readExtras(textOf(response, 'ExtData'));
  const said = textOf(response, 'Message');
  const message = decode(textOf(response, 'RespMSG')) || said;
  const result = textOf(response, 'ResultCode');
  if (result === '0') {
    return {
      kind: 'approved',
      amount: readDecimal(extras.get('TotalAmt') ?? extras.get('Amount') ?? '') ?? 0,
      transaction_ref: textOf(response, 'PNRef') || null,
      is_voided: extras.get('Voided') === 'true',
    };
  }
  const meaning = WORDS.find(([words]) => words.test(`${message} ${said}`))?.[1];
  if (meaning !== undefined) return meaning(message);
  return result === '1'
    ? { kind: 'declined', code: result, message, brand: extras.get('CardType') ?? null }
    : { kind: 'unknown', detail: message || 'no result' };
}

function textOf(elements: Readonly<Record<string, unknown>>, name: string): string {
  const value = elements[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** `Amount=1.00,CardType=VISA` */
function readExtras(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split(',').map((pair) => {
      const [name = '', value = ''] = pair.split('=', 2);
      return [name.trim(), value.trim()];
    }),
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function parse(text: string): unknown {
  try {
    return parser.parse(text, true);
  } catch {
    return null;
  }
}
