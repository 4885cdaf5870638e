export type { Embedding } from './open-embedding';
export { isInFrame, openEmbedding } from './open-embedding';
