export type { GuessFault } from './guess-fault';
export { DEFAULT_IDLE_MINUTES, useIdleLock } from './use-idle-lock';
export { type Session, type SignInFault, useSession } from './use-session';
