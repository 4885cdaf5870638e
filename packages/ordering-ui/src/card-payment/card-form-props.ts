import type { IntentReply } from '@comanda/api-client';
import type { MountedCard } from '@comanda/payments';

export type CardFormProps = {
  readonly intent: IntentReply;
  /** The form once it can be paid with; null while it cannot. */
  readonly onCard: (card: MountedCard | null) => void;
  readonly onFailure: () => void;
};
