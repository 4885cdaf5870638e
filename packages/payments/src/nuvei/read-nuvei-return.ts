import type { NuveiReturn } from '@comanda/contracts';

/** Reads the parameters of the return address from Nuvei's page; null for other addresses. */
export function readNuveiReturn(query: URLSearchParams): NuveiReturn | null {
  function text(name: string): string {
    return query.get(name) ?? '';
  }
  const [, whole, part] = /^(\d+)\.(\d\d)$/.exec(text('AMOUNT')) ?? [];
  const hash = text('HASH');
  if (whole === undefined || part === undefined || !/^[0-9a-f]{128}$/i.test(hash)) return null;
  return {
    terminal_id: text('TERMINALID'),
    order_id: text('ORDERID'),
    datetime: text('DATETIME'),
    approval_code: text('APPROVALCODE'),
    response_code: text('RESPONSECODE'),
    response_text: text('RESPONSETEXT'),
    hash,
    total: Number(whole) * 100 + Number(part),
    unique_ref: text('UNIQUEREF'),
  };
}
