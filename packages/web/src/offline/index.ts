export { answerFresh, answerOnce, answerPage } from './answers';
export { createStores, type Stores } from './stores';
