export type { Embedding } from './open-embedding';
export { isInFrame } from './is-in-frame';
export { openEmbedding } from './open-embedding';
