import { CallError, unwrap } from '@comanda/api-client';
import type { StaffMember } from '@comanda/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '../provider/staff-provider';
import { sessionQuery } from './session-query';

/** Why a PIN was not taken; `locked` says for how many seconds no PIN is. */
export type SignInFault =
  | { readonly code: 'wrong' }
  | { readonly code: 'locked'; readonly seconds: number }
  | { readonly code: 'unreachable' };

export type Session = {
  /** undefined until it is known. */
  readonly staff: StaffMember | null | undefined;
  /** Signs in by a PIN; calls back once the session is open. */
  readonly signIn: (pin: string, onSignedIn?: () => void) => void;
  readonly isSigningIn: boolean;
  readonly fault: SignInFault | null;
  readonly signOut: () => void;
};

/** The staff session of this device, with sign-in and sign-out. */
export function useSession(): Session {
  const { client, restaurant_id } = useStaffPlace();
  const queryClient = useQueryClient();
  const query = sessionQuery(client, restaurant_id);
  const session = useQuery(query);
  function readAgain(): Promise<void> {
    return queryClient.invalidateQueries();
  }
  const signIn = useMutation({
    mutationFn: async (pin: string) => unwrap(await client.signInStaff({ restaurant_id, pin })),
    onSuccess: readAgain,
  });
  const signOut = useMutation({
    mutationFn: async () => {
      await client.signOutStaff();
      queryClient.setQueryData(query.queryKey, null);
    },
    onSuccess: readAgain,
  });
  return {
    staff: session.data === undefined ? undefined : (session.data?.staff ?? null),
    signIn: (pin, onSignedIn) => signIn.mutate(pin, { onSuccess: () => onSignedIn?.() }),
    isSigningIn: signIn.isPending,
    fault: signIn.error === null ? null : faultOf(signIn.error),
    signOut: () => signOut.mutate(),
  };
}

function faultOf(error: Error): SignInFault {
  if (!(error instanceof CallError) || error.failure.kind !== 'problem')
    return { code: 'unreachable' };
  const { problem } = error.failure;
  if (problem.code === 'staff_pin_wrong') return { code: 'wrong' };
  if (problem.code === 'staff_locked' || problem.code === 'rate_limited')
    return { code: 'locked', seconds: problem.retry_after ?? 0 };
  return { code: 'unreachable' };
}
