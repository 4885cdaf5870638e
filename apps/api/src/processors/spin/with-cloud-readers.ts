import { err } from '@comanda/kernel';
import type { Processor } from '../processor';
import type { CloudReaders } from './cloud-readers';
import { readReaderRef } from './reader-ref';

/** A service whose payments are made on its page or at its terminals: each goes where its name says it belongs. */
export function withCloudReaders(page: Processor, readers: CloudReaders): Processor {
  function at({ provider_ref }: { readonly provider_ref: string }): Processor | CloudReaders {
    return readReaderRef(provider_ref) === null ? page : readers;
  }
  return {
    ...page,
    open: (attempt) => (attempt.reader ? readers.open(attempt) : page.open(attempt)),
    charge: (ref, charge) =>
      readReaderRef(ref.provider_ref) === null
        ? page.charge(ref, charge)
        : Promise.resolve(err({ code: 'rejected', detail: 'it is paid at a terminal' })),
    lookUp: (ref) => at(ref).lookUp(ref),
    capture: (ref) => at(ref).capture(ref),
    cancel: (ref) => at(ref).cancel(ref),
    refund: (ref, key, part) => at(ref).refund(ref, key, part),
  };
}
