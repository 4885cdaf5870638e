export { CrashPage } from './crash-page';
export { NotFoundPage } from './not-found-page';
export { UnreachablePage } from './unreachable-page';
