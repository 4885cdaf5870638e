export { type ReaderTest, useReaderTest } from './use-reader-test';
export { type Readers, useReaders } from './use-readers';
