import type { ApiClient } from '@comanda/api-client';
import type { StaffMember } from '@comanda/contracts';
import { useRestaurant } from '@comanda/ordering';
import { useEffect, useState } from 'react';
import { createStaffAccess } from './staff-access';

/** Why a PIN opened nothing; `locked` says for how many seconds none does. */
export type PinFault =
  | { readonly code: 'wrong' }
  | { readonly code: 'locked'; readonly seconds: number }
  | { readonly code: 'unreachable' };

export type StaffVisit = {
  readonly client: ApiClient;
  /** The member of staff who opened the settings; null before that. */
  readonly staff: StaffMember | null;
  readonly is_busy: boolean;
  readonly fault: PinFault | null;
  readonly enter: (pin: string) => void;
};

/** Staff at the settings of a kiosk. Their session ends with the page: guests must not find one. */
export function useStaff(): StaffVisit {
  const { restaurant_id } = useRestaurant();
  const [{ client, hold, leave }] = useState(createStaffAccess);
  const [staff, setStaff] = useState<StaffMember | null>(null);
  const [is_busy, setBusy] = useState(false);
  const [fault, setFault] = useState<PinFault | null>(null);
  useEffect(() => leave, [leave]);

  async function signIn(pin: string) {
    setBusy(true);
    setFault(null);
    const signed = await client.signInStaff({ restaurant_id, pin });
    setBusy(false);
    if (signed.ok) {
      hold(signed.value.token);
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
