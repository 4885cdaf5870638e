import type { ShareInput } from '@comanda/contracts';
import { assertNever } from '@comanda/kernel';
import { parseAmount } from '@comanda/kernel';

/** The ways to share that a phone offers. */
export type Kind = 'mine' | 'all' | 'parts' | 'amount';

/** Requested share; null while the typed amount is invalid. */
export function shareInput({
  kind,
  people,
  text,
  open,
}: {
  readonly kind: Kind;
  readonly people: number;
  readonly text: string;
  readonly open: number;
}): ShareInput | null {
  switch (kind) {
    case 'mine':
    case 'all':
      return { kind };
    case 'parts':
      return { kind, parts: 1, parts_of: people };
    case 'amount':
      return amountFault(text, open) === undefined
        ? { kind, amount: parseAmount(text) ?? 0 }
        : null;
    default:
      return assertNever(kind);
  }
}

export function amountFault(text: string, open: number): 'invalid' | 'too_high' | undefined {
  const amount = parseAmount(text);
  if (amount === null || amount === 0) return 'invalid';
  return amount > open ? 'too_high' : undefined;
}
