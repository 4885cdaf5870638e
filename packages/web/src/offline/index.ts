export { answerFresh, answerOnce, answerPage } from './answers';
export { keptKind, type KeptPaths } from './kept-kind';
export { startDeviceWorker } from './start-device-worker';
export { createStores, type Stores } from './stores';
