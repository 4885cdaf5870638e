import { newIntentKey } from '@comanda/api-client';
import { useAct } from '../provider/use-act';

export type ReceiptText = {
  /** Texts the receipt of the guest's last order to a number. */
  readonly send: (phone_number: string) => void;
  readonly isSending: boolean;
  readonly isSent: boolean;
  readonly error: Error | null;
};

/** The receipt of a guest as a text, to the number that the guest tells the staff. */
export function useReceiptText(guest_id: string): ReceiptText {
  const { act, isActing, reply, error } = useAct(
    (staff, phone_number: string) =>
      staff.textReceipt({ guest_id, phone_number }, { key: newIntentKey() }),
    [],
  );
  return { send: act, isSending: isActing, isSent: reply !== null, error };
}
