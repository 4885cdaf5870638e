export { ActionBanner } from './action-banner';
export { ClosedNotice } from './closed-notice';
export { Notices } from './notices';
