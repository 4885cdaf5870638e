export { isEmbedded } from './is-embedded';
export { isInFrame } from './is-in-frame';
export { leaving } from './leaving';
export { type Embedding, openEmbedding } from './open-embedding';
