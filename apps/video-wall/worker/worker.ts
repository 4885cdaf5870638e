import { startDeviceWorker } from '@comanda/web/offline';
import { KEPT_PATHS } from './kept-paths';

declare const self: ServiceWorkerGlobalScope;
/** All files of the application; the build names them. */
declare const __FILES__: readonly string[];

startDeviceWorker(self, {
  app: 'video-wall',
  version: 1,
  shell: '/wall',
  files: __FILES__,
  paths: KEPT_PATHS,
  limits: { part: 250, picture: 400, menu: 40, page: 20 },
});
