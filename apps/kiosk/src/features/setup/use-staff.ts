import { createStaffClient, type StaffClient } from '@comanda/api-client';
import type { StaffMember } from '@comanda/contracts';
import { useRestaurant } from '@comanda/ordering';
import { useEffect, useMemo, useRef, useState } from 'react';

/** Why a PIN opened nothing; `locked` says for how many seconds none does. */
export type PinFault =
  | { readonly code: 'wrong' }
  | { readonly code: 'locked'; readonly seconds: number }
  | { readonly code: 'unreachable' };

export type StaffVisit = {
  readonly client: StaffClient;
  /** Who opened the settings; null before that. */
  readonly staff: StaffMember | null;
  readonly is_busy: boolean;
  readonly fault: PinFault | null;
  readonly enter: (pin: string) => void;
};

/** Staff at the settings of a kiosk. Their session ends with the page: guests must not find one. */
export function useStaff(): StaffVisit {
  const { restaurant_id } = useRestaurant();
  // The session is this page's alone: its token stands in no cookie's place.
  const tokenRef = useRef<string | null>(null);
  const client = useMemo(() => createStaffClient({ token: () => tokenRef.current }), []);
  const [staff, setStaff] = useState<StaffMember | null>(null);
  const [is_busy, setBusy] = useState(false);
  const [fault, setFault] = useState<PinFault | null>(null);
  useEffect(
    () => () => {
      if (tokenRef.current !== null) void client.signOutStaff();
    },
    [client],
  );

  async function signIn(pin: string) {
    setBusy(true);
    setFault(null);
    const signed = await client.signInStaff({ restaurant_id, pin });
    setBusy(false);
    if (signed.ok) {
      tokenRef.current = signed.value.token;
      return setStaff(signed.value.staff);
    }
    const problem = signed.error.kind === 'problem' ? signed.error.problem : null;
    if (problem?.code === 'staff_pin_wrong') setFault({ code: 'wrong' });
    else if (problem?.code === 'staff_locked' || problem?.code === 'rate_limited')
      setFault({ code: 'locked', seconds: problem.retry_after ?? 0 });
    else setFault({ code: 'unreachable' });
  }

  return { client, staff, is_busy, fault, enter: (pin) => void signIn(pin) };
}
