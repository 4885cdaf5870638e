import {
  type TableFault,
  useGuestUpdate,
  usePhoneVerification,
  useSeat,
  type PhoneVerification,
  type VerificationFault,
} from '@comanda/ordering/table';
import { useState } from 'react';

type Contact = {
  readonly name: string;
  readonly phone: string;
  /** Where a hotel's guest stays. */
  readonly room_number?: string;
};

export type Introduction = {
  readonly verification: PhoneVerification;
  readonly is_busy: boolean;
  readonly fault: VerificationFault | null;
  /** Tells the server who orders and, where it is asked for, texts a code to a number that is not known to be theirs. True when nothing more is to be shown. */
  readonly introduce: (contact: Contact, how: { readonly needsCode: boolean }) => Promise<boolean>;
};

/** The guest of this browser says who they are, and shows that the number is theirs. */
export function useIntroduction(): Introduction {
  const seat = useSeat();
  const update = useGuestUpdate();
  const verification = usePhoneVerification();
  const [seatFault, setSeatFault] = useState<TableFault | null>(null);

  async function save(sitDown: typeof seat.sitDown, contact: Contact) {
    const seated = await sitDown();
    setSeatFault(seated?.ok === false ? seated.error : null);
    if (!seated?.ok) return seated;
    return await update.save(toldOf(contact));
  }

  return {
    verification,
    is_busy: seat.is_moving || update.is_saving || verification.is_busy,
    fault: seatFault ?? update.fault ?? verification.fault,
    async introduce(contact, { needsCode }) {
      const first = await save(seat.sitDown, contact);
      // A session ends before the browser forgets who it was: then another place is taken, with the same order.
      const isAnew = first?.ok === false && seat.order_type === 'TAKEOUT' && isGone(first.error);
      const saved = isAnew ? await save(seat.sitDownAnew, contact) : first;
      if (!saved?.ok) return false;
      if (saved.value.is_phone_verified || !needsCode) return true;
      await verification.send();
      return false;
    },
  };
}

/** Omits empty fields, so that the server keeps its values. */
function toldOf({ name, phone, room_number }: Contact) {
  return {
    ...(name.trim() === '' ? {} : { name: name.trim() }),
    ...(phone.trim() === '' ? {} : { phone_number: phone.trim() }),
    ...(room_number === undefined ? {} : { room_number: room_number.trim() }),
  };
}

/** Whether the server knows this browser's guest no more; a session of another restaurant's finds nothing here either. */
function isGone(fault: TableFault): boolean {
  return (
    fault.code === 'session_closed' || (fault.code === 'refused' && fault.error === 'not_found')
  );
}
