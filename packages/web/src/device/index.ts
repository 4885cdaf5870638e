export { keepForOffline } from './keep-for-offline';
