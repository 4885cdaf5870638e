import { endpointInPath, pathTo } from './paths';

/** Pages on which nobody can be away: those of staff, those between guests, and the last one, which has a clock of its own. */
const UNWATCHED: readonly string[] = [
  pathTo('maintenance', {}),
  pathTo('setup', {}),
  pathTo('selectReader', {}),
  pathTo('videos', {}),
  pathTo('paymentComplete', {}),
  pathTo('submitPhoneNumber', {}),
];

/** Whether a guest may have left the kiosk on this page. */
export function isWatched(pathname: string): boolean {
  return endpointInPath(pathname) === null && !UNWATCHED.includes(pathname);
}
