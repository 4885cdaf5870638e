export const MINUTE_MS = 60_000;
export const DAY_MINUTES = 1440;
export const DAY_MS = DAY_MINUTES * MINUTE_MS;

/** An interval this close to a full day is one: 00:00–23:59 is 24 hours (SCHED-5). */
export const FULL_DAY_TOLERANCE_MINUTES = 5;

/** Pickup times are offered in steps of this many minutes (SCHED-18). */
export const PICKUP_STEP_MINUTES = 5;

/** How far ahead openings and changes are looked for past the last exception: the week has repeated by then (SCHED-13). */
export const HORIZON_DAYS = 8;

/** Exceptions further ahead than this are not looked at when asked what comes next (SCHED-13). */
export const MAX_HORIZON_DAYS = 400;

/** How often one schedule may pass the question on to another before none is open together with the others (SCHED-25). */
export const MAX_COMMON_STEPS = 200;
