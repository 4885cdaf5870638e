/** Cards in the sandbox's wallets; `data` is the part that Apple would have encrypted for a processor. */
export const WALLET_CARDS = [
  { name: 'Visa', token: 'tok_visa', data: 'c2FuZGJveA==' },
  { name: 'Visa that is declined', token: 'tok_chargeDeclined', data: 'ZGVjbGluZWQ=' },
] as const;

export type WalletCard = (typeof WALLET_CARDS)[number];

/** The card of what a wallet handed over; the first where that says nothing of one. */
export function walletCardOf(data: unknown): WalletCard {
  return WALLET_CARDS.find((card) => card.data === data) ?? WALLET_CARDS[0];
}
