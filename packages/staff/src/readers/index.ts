export { type Readers, useReaders } from './use-readers';
