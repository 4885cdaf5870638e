/** The newest text that a number was sent, as the sandbox keeps it. */
export async function lastTextTo(sandboxUrl: string, phone_number: string): Promise<string> {
  const query = new URLSearchParams({ 'metadata[to]': phone_number, limit: '1' });
  const reply = await fetch(`${sandboxUrl}/_control/twilio/ledger?${query}`);
  const { texts } = (await reply.json()) as { texts: readonly { readonly body: string }[] }; // what the control interface documents
  const [text] = texts;
  if (text === undefined) throw new Error(`Nothing was sent to ${phone_number}.`);
  return text.body;
}
