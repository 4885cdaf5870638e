export { ComingPage } from './coming-page';
export { FrameSkeleton } from './frame-skeleton';
export { PageBoundary } from './page-boundary';
export { RestaurantFrame } from './restaurant-frame';
