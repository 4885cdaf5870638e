import { err, ok, type Result } from '@comanda/kernel';
import { XMLBuilder, XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import { call } from '../call';
import { writeDecimal } from '../decimal';
import type { Line } from '../gateway';
import type { ProcessorFailure } from '../processor';
import { isSameText } from '../same-text';
import { nuveiDateTime } from './date-time';
import { nuveiHash } from './hash';

export type RefundRequest = {
  readonly line: Line;
  readonly terminal_id: string;
  readonly secret: string;
  readonly unique_ref: string;
  readonly amount: number;
  readonly operator: string;
  readonly reason: string;
  readonly now: Date;
};

/** exceeds: more than is left of the payment; nothing was moved. */
export type RefundAnswer = 'done' | 'exceeds';

const replySchema = z.union([
  z.object({
    REFUNDRESPONSE: z.object({
      UNIQUEREF: z.string(),
      RESPONSECODE: z.string(),
      RESPONSETEXT: z.string(),
      DATETIME: z.string(),
      HASH: z.string(),
    }),
  }),
  z.object({ ERROR: z.object({ ERRORSTRING: z.string() }) }),
]);

const builder = new XMLBuilder({ processEntities: true });
const parser = new XMLParser({ parseTagValue: false });

/** Gives money of one payment back. A reply that is not signed as it should be tells nothing: `unknown`. */
export async function refundByXml(
  request: RefundRequest,
): Promise<Result<RefundAnswer, ProcessorFailure>> {
  const { terminal_id, unique_ref, secret } = request;
  const [amount, time] = [writeDecimal(request.amount), nuveiDateTime(request.now)];
  const REFUND = {
    UNIQUEREF: unique_ref,
    TERMINALID: terminal_id,
    AMOUNT: amount,
    DATETIME: time,
    HASH: nuveiHash(terminal_id, unique_ref, amount, time, secret),
    OPERATOR: request.operator,
    REASON: request.reason,
  };
  const init = {
    method: 'POST',
    headers: { 'content-type': 'text/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>${builder.build({ REFUND })}`,
  };
  return await call(request.line, '/xmlpayment', init, ({ text }) =>
    readRefund(text, request, amount),
  );
}

function readRefund(
  text: string,
  { terminal_id, unique_ref, secret }: RefundRequest,
  amount: string,
): Result<RefundAnswer, ProcessorFailure> {
  const reply = readReply(text);
  if (reply === null) return err({ code: 'unknown', detail: 'the reply cannot be read' });
  if ('ERROR' in reply) {
    const { ERRORSTRING } = reply.ERROR;
    return /exceeds/i.test(ERRORSTRING)
      ? ok('exceeds')
      : err({ code: 'rejected', detail: ERRORSTRING });
  }
  const { UNIQUEREF, DATETIME, RESPONSECODE, RESPONSETEXT, HASH } = reply.REFUNDRESPONSE;
  const wanted = nuveiHash(
    terminal_id,
    UNIQUEREF,
    amount,
    DATETIME,
    RESPONSECODE,
    RESPONSETEXT,
    secret,
  );
  if (UNIQUEREF !== unique_ref || !isSameText(HASH.toLowerCase(), wanted))
    return err({ code: 'unknown', detail: 'the reply is not signed' });
  return RESPONSECODE === 'A'
    ? ok('done')
    : err({ code: 'rejected', detail: `${RESPONSECODE} ${RESPONSETEXT}` });
}

function readReply(text: string): z.infer<typeof replySchema> | null {
  try {
    const parsed = replySchema.safeParse(parser.parse(text, true));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
