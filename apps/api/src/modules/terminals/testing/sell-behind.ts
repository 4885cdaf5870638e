/** Has a terminal of the sandbox ask for a card, as a server does that nobody hears of any more. */
export function sellBehind(
  sandboxUrl: string,
  {
    tpn,
    reference,
    amount,
  }: { readonly tpn: string; readonly reference: string; readonly amount: number },
): void {
  void fetch(`${sandboxUrl}/spin/v2/Payment/Sale`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      Tpn: tpn,
      Authkey: 'SandboxKey',
      Amount: amount / 100,
      PaymentType: 'Credit',
      ReferenceId: reference,
    }),
  }).catch(() => undefined);
}
