const PREFIX = 'terminal';

/** The name of a payment at a cloud terminal: which terminal, and its reference there. */
export function writeReaderRef(tpn: string, reference: string): string {
  return `${PREFIX}:${tpn}:${reference}`;
}

/** null = it is paid elsewhere. */
export function readReaderRef(
  provider_ref: string,
): { readonly tpn: string; readonly reference: string } | null {
  const [prefix, tpn = '', reference = ''] = provider_ref.split(':');
  return prefix === PREFIX && tpn !== '' && reference !== '' ? { tpn, reference } : null;
}
