export { ActionBanner } from './action-banner';
export { ClosedNotice } from './closed-notice';
export { isForSection } from './is-for-section';
export { Notices } from './notices';
