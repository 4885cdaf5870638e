import type { Restaurant } from '@comanda/contracts';
import { usePairing } from '@comanda/staff/devices';
import { useIdleLock, useSession } from '@comanda/staff/session';
import { type ReactNode, useCallback, useEffect, useEffectEvent, useState } from 'react';
import { PinSheet } from '#features/sign-in/pin-sheet';
import { useDeviceSettings } from '#shared/device/device-settings';
import { lastAct, noteAct } from '#shared/session/last-act';
import { type PageSession, SessionContext } from '#shared/session/session-context';

type SessionProviderProps = { readonly restaurant: Restaurant; readonly children: ReactNode };

/**
 * Gives the pages the staff session of this device. A session that was ended here stays ended, also when the server did not hear
 * of it: it is ended again once it shows. An act without a session waits for the PIN.
 */
export function SessionProvider({ restaurant, children }: SessionProviderProps) {
  const session = useSession();
  const { device } = usePairing();
  const { is_locked, idle_minutes, change } = useDeviceSettings();
  const [pending, setPending] = useState<{ readonly work: () => void } | null>(null);
  const [holds, setHolds] = useState(0);
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
  const holdOpen = useCallback(() => {
    setHolds((count) => count + 1);
    return () => {
      noteAct();
      setHolds((count) => count - 1);
    };
  }, []);
  const page: PageSession = {
    restaurant,
    staff,
    device,
    isSigningIn: session.isSigningIn,
    fault: session.fault,
    signIn: (pin, onSignedIn) =>
      session.signIn(pin, () => {
        noteAct();
        change({ is_locked: false });
        onSignedIn?.();
      }),
    lock,
    holdOpen,
    act(work) {
      if (staff) work();
      else setPending({ work });
    },
  };

  useIdleLock(lock, {
    isOn: Boolean(staff) && holds === 0,
    minutes: idle_minutes,
    lastAct,
    onAct: noteAct,
  });

  function finish(): void {
    setPending(null);
    pending?.work();
  }

  return (
    <SessionContext value={page}>
      {children}
      <PinSheet isOpen={pending !== null} onSignedIn={finish} onClose={() => setPending(null)} />
    </SessionContext>
  );
}
