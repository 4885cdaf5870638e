import { unwrap } from '@comanda/api-client';
import type { StaffMember } from '@comanda/contracts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useStaffPlace } from '../provider/staff-provider';
import { type GuessFault, guessFaultOf } from './guess-fault';
import { sessionQuery } from './session-query';

/** Why a PIN was not taken. */
export type SignInFault = GuessFault;

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
    fault: guessFaultOf(signIn.error, { wrong: 'staff_pin_wrong', locked: 'staff_locked' }),
    signOut: () => signOut.mutate(),
  };
}
