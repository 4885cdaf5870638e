import type { Restaurant } from '@comanda/contracts';
import { useIdleLock, useSession } from '@comanda/staff/session';
import { useStaffPlace } from '@comanda/staff/provider';
import { UnreachablePage } from '@comanda/web/problems';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { PinSheet } from '#features/sign-in/pin-sheet';
import { useDeviceSettings } from '#shared/device/device-settings';
import { deviceQuery } from '#shared/session/device-query';
import { type PageSession, SessionContext } from '#shared/session/session-context';

type SessionProviderProps = { readonly restaurant: Restaurant; readonly children: ReactNode };

/**
 * Gives the pages the staff session of this device. A session that was ended here stays ended, also when the server did not hear
 * of it: it is ended again once it shows. An act without a session waits for the PIN.
 */
export function SessionProvider({ restaurant, children }: SessionProviderProps) {
  const { client, restaurant_id } = useStaffPlace();
  const session = useSession();
  const reading = useQuery(deviceQuery(client, restaurant_id));
  const device = reading.data;
  const { is_locked, idle_minutes, change } = useDeviceSettings();
  const [pending, setPending] = useState<{ readonly work: () => void } | null>(null);
  const staff = is_locked ? null : session.staff;

  const endAgain = useEffectEvent(session.signOut);
  const isOpenYet = is_locked && Boolean(session.staff);
  useEffect(() => {
    if (isOpenYet) endAgain();
  }, [isOpenYet]);

  function lock(): void {
    change({ is_locked: true });
    session.signOut();
  }
  const page: PageSession = {
    restaurant,
    staff,
    device,
    isSigningIn: session.isSigningIn,
    fault: session.fault,
    signIn: (pin, onSignedIn) =>
      session.signIn(pin, () => {
        change({ is_locked: false });
        onSignedIn?.();
      }),
    lock,
    act(work) {
      if (staff) work();
      else setPending({ work });
    },
  };

  useIdleLock(lock, { isOn: Boolean(staff), minutes: idle_minutes });

  function finish(): void {
    setPending(null);
    pending?.work();
  }

  if (device === undefined) {
    return reading.isError ? (
      <UnreachablePage onRetry={() => void reading.refetch()} isBusy={reading.isFetching} />
    ) : null;
  }
  return (
    <SessionContext value={page}>
      {children}
      <PinSheet isOpen={pending !== null} onSignedIn={finish} onClose={() => setPending(null)} />
    </SessionContext>
  );
}
