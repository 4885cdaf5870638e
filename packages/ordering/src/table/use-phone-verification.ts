import { VERIFICATION_RESEND_SECONDS } from '@comanda/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useOrdering } from '../provider/ordering-context';
import { type TableFault, tableFault } from './table-fault';

export type VerificationFault =
  | TableFault
  | { readonly code: 'wrong_code' }
  /** A code went to another number a moment ago, and none to this one. */
  | { readonly code: 'too_soon'; readonly seconds: number };

export type PhoneVerification = {
  readonly is_sent: boolean;
  readonly is_busy: boolean;
  readonly fault: VerificationFault | null;
  /** Texts the guest a code. Gives the seconds to wait where another one went out a moment ago, else 0; null when it failed. */
  readonly send: () => Promise<number | null>;
  /** Whether this is the code that was texted. */
  readonly check: (code: string) => Promise<boolean>;
  /** Back to before the first code, for another number. */
  readonly reset: () => void;
};

/** Shows that the number of this device's guest is theirs, by a code that is texted to it. */
export function usePhoneVerification(): PhoneVerification {
  const { client, store, clock } = useOrdering();
  const queryClient = useQueryClient();
  const [resend_at, setResendAt] = useState(0);
  const [is_sent, setSent] = useState(false);
  // Number of the last code: before this page was opened, the number known to the server.
  const [texted, setTexted] = useState(() => store.getState().guest?.known_phone ?? null);
  const [is_busy, setBusy] = useState(false);
  const [fault, setFault] = useState<VerificationFault | null>(null);

  function waitFor(seconds: number): void {
    setResendAt(clock.now().getTime() + seconds * 1_000);
  }

  return {
    is_sent,
    is_busy,
    fault,
    async send() {
      const { guest } = store.getState();
      const left = Math.ceil((resend_at - clock.now().getTime()) / 1_000);
      if (is_sent && left > 0) return left;
      if (is_busy || !guest?.guest_id) return null;
      setBusy(true);
      setFault(null);
      const sent = await client.sendVerificationCode({ guestId: guest.guest_id });
      setBusy(false);
      if (sent.ok) {
        setSent(true);
        setTexted(guest.known_phone);
        waitFor(sent.value.resend_after);
        return 0;
      }
      const refusal = tableFault(sent.error);
      const isTooSoon = refusal.code === 'refused' && refusal.error === 'rate_limited';
      if (!isTooSoon || is_sent) {
        setFault(refusal);
        return null;
      }
      const seconds = refusal.retry_after ?? VERIFICATION_RESEND_SECONDS;
      if (texted === guest.known_phone) {
        // It can be typed here.
        setSent(true);
        waitFor(seconds);
      } else setFault({ code: 'too_soon', seconds });
      return null;
    },
    async check(code) {
      const { guest } = store.getState();
      if (is_busy || !guest?.guest_id) return false;
      setBusy(true);
      setFault(null);
      const checked = await client.verifyPhone({ guestId: guest.guest_id, code });
      setBusy(false);
      if (!checked.ok) setFault(tableFault(checked.error));
      else if (!checked.value.success) setFault({ code: 'wrong_code' });
      void queryClient.invalidateQueries({ queryKey: ['table', guest.table_id] });
      return checked.ok && checked.value.success;
    },
    reset() {
      setSent(false);
      setFault(null);
    },
  };
}
