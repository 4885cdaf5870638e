import type { Language } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { FastifyRequest } from 'fastify';
import type { CatalogueEntry } from '../../catalogue/catalogue';
import { createDocumentMemory } from './document-memory';
import type { Deps } from '../../deps';
import type { Prepared } from '../../http/prepared';
import { answerDocument, type PublicDocument } from '../../http/public-document';
import type { Refusal } from '../../http/refusal';

export type EntryQuestion = {
  readonly handle: string;
  readonly request: FastifyRequest;
  readonly language?: Language | undefined;
  /** Distinguishes this reply from others of the restaurant. */
  readonly name: string;
  /** The reply also depends on the time of day, so the next call at this address may return another one. */
  readonly isOfNow?: boolean;
};

export type AnswerEntry = (
  question: EntryQuestion,
  make: (entry: CatalogueEntry) => unknown,
) => Promise<Result<Prepared, Refusal>>;

/** More than there are calls and languages, and longer than their addresses: nobody fills the memory with ways to ask. */
const MOST_ADDRESSES = 64;
const LONGEST_ADDRESS = 256;

/** Answers questions about one restaurant from memory: a reply is put together once per version and language. */
export function createAnswerEntry({ catalogue }: Pick<Deps, 'catalogue'>): AnswerEntry {
  const documentOf = createDocumentMemory();
  return async ({ handle, request, language: wanted, name, isOfNow = false }, make) => {
    const entry = await catalogue.get(handle);
    if (entry === null) return err({ code: 'restaurant_not_found' });
    const { language } = entry.localise(wanted);
    const version = `${entry.menu_version}-${language}`;
    const document = documentOf(entry, `${name} ${language}`, version, () => make(entry));
    if (!isOfNow) keepAnswer(entry.answers, request.raw.url ?? '', document);
    return ok(await answerDocument(request, document));
  };
}

function keepAnswer(
  answers: CatalogueEntry['answers'],
  address: string,
  document: PublicDocument,
): void {
  if (address.length > LONGEST_ADDRESS) return;
  answers.set(address, document);
  // The oldest makes room: odd ways to ask do not keep the usual one out.
  const [oldest] = answers.keys();
  if (answers.size > MOST_ADDRESSES && oldest !== undefined) answers.delete(oldest);
}
