export { deviceWorkerConfig } from './device-worker-config.mjs';
export { documentsConfig } from './documents-config.mjs';
export { foreignPaths } from './foreign-paths.mjs';
export { surfaceConfig } from './surface-config.mjs';
export { ownerOf, readSurfaces } from './surfaces.mjs';
export { workerConfig } from './worker-config.mjs';
