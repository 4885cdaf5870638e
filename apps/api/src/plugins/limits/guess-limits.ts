const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** So many wrong tries within a time lock for a time, counted from the last of them. */
export type GuessLimit = {
  readonly most: number;
  readonly within_seconds: number;
  readonly lock_seconds: number;
};

export type GuessLimits = {
  /** Of one caller: an address at a restaurant, a paired device, staff who are signed in. */
  readonly caller: GuessLimit;
  /** Of all addresses at a restaurant together; what devices and staff try is not among them. */
  readonly restaurant: GuessLimit & {
    /** Wrong tries that an address may have made and still be let in while the restaurant is locked. 0 = all are kept out. */
    readonly spared_tries: number;
  };
};

/** Secrets that people type. The address is locked first, the restaurant only when many addresses guess. */
export const GUESS_LIMITS = {
  'staff-pin': {
    caller: { most: 5, within_seconds: 15 * MINUTE, lock_seconds: 15 * MINUTE },
    restaurant: { most: 100, within_seconds: HOUR, lock_seconds: HOUR, spared_tries: 0 },
  },
  'setup-code': {
    caller: { most: 5, within_seconds: 15 * MINUTE, lock_seconds: 15 * MINUTE },
    restaurant: { most: 100, within_seconds: HOUR, lock_seconds: HOUR, spared_tries: 0 },
  },
  'table-code': {
    caller: { most: 10, within_seconds: MINUTE, lock_seconds: MINUTE },
    restaurant: {
      most: 100,
      within_seconds: 10 * MINUTE,
      lock_seconds: 10 * MINUTE,
      spared_tries: 5,
    },
  },
} as const satisfies Record<string, GuessLimits>;

export type Secret = keyof typeof GUESS_LIMITS;
