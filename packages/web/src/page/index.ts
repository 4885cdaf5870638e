export { type Action, ActionList } from './action-list';
export { COMES_BACK, useComesBack } from './comes-back';
export { InSight } from './in-sight';
export { isHere } from './is-here';
export { LegalLinks } from './legal-links';
export { pageTitle } from './page-title';
export { Page } from './page';
export { usePageTitle } from './use-page-title';
export { withSearch } from './with-search';
