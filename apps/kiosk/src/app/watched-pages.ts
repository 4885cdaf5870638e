import { endpointInPath, pathTo } from './paths';

/** Pages of staff: the clock runs there as well, but no order is on them. */
const OF_STAFF: readonly string[] = [pathTo('setup', {}), pathTo('selectReader', {})];

/** Pages on which nobody can be away: those between guests, and the last one, which has a clock of its own. */
const UNWATCHED: readonly string[] = [
  pathTo('maintenance', {}),
  pathTo('videos', {}),
  pathTo('paymentComplete', {}),
  pathTo('submitPhoneNumber', {}),
];

/** Whether a guest may have left the kiosk on this page. */
export function isWatched(pathname: string): boolean {
  return endpointInPath(pathname) === null && !UNWATCHED.includes(pathname) && !isOfStaff(pathname);
}

/** Whether the settings are open, or the PIN before them is asked for. */
export function isOfStaff(pathname: string): boolean {
  return OF_STAFF.includes(pathname);
}
