import type { ApiClient, IntentReply } from '@comanda/api-client';
import type { Payer } from './payer';

/** Whether a share is its payer's still, and waits to be paid. Who gets no answer takes it for theirs. */
export async function isShareHeld(
  client: Pick<ApiClient, 'getOpenShare'>,
  { guest_id }: Payer,
  { share_id }: IntentReply,
): Promise<boolean> {
  const found = await client.getOpenShare({ guest_id });
  return !found.ok || found.value.share?.share_id === share_id;
}
