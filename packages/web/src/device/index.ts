export { keepForOffline } from './keep-for-offline';
export { reloadAtNight } from './reload-at-night';
export { reloadPage } from './reload-page';
export { useNightlyReload } from './use-nightly-reload';
