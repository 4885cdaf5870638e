import { startDeviceWorker } from '@comanda/web/offline';
import { KEPT_PATHS } from './kept-paths';

declare const self: ServiceWorkerGlobalScope;
/** All files of the application; the build names them. */
declare const __FILES__: readonly string[];

startDeviceWorker(self, {
  app: 'staff-reader',
  version: 1,
  shell: '/staff',
  files: __FILES__,
  paths: KEPT_PATHS,
  limits: { part: 250, picture: 20, menu: 1, page: 20 },
});
