import type { SignInFault } from '@comanda/staff/session';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const SECOND_MS = 1000;

/** Says why a PIN was not taken, and counts the seconds of a lock down to its end. */
export function useLockText(fault: SignInFault | null): {
  readonly text: string;
  readonly isLocked: boolean;
} {
  const { t } = useTranslation();
  const left = useSecondsLeft(fault);
  if (fault?.code === 'locked') {
    const isLocked = left > 0;
    return { isLocked, text: isLocked ? t('staff.sign_in.locked', { left: clockOf(left) }) : '' };
  }
  const text = fault === null ? '' : t(`staff.sign_in.${fault.code}`);
  return { isLocked: false, text };
}

function useSecondsLeft(fault: SignInFault | null): number {
  const [ticks, setTicks] = useState({ fault, count: 0 });
  const isLocked = fault?.code === 'locked';
  useEffect(() => {
    if (!isLocked) return;
    const timer = setInterval(
      () => setTicks((last) => ({ fault, count: last.fault === fault ? last.count + 1 : 1 })),
      SECOND_MS,
    );
    return () => clearInterval(timer);
  }, [isLocked, fault]);
  if (fault?.code !== 'locked') return 0;
  return Math.max(0, fault.seconds - (ticks.fault === fault ? ticks.count : 0));
}

/** Minutes and seconds, as in 14:05. */
function clockOf(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
