import type { Language } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { FastifyRequest } from 'fastify';
import type { CatalogueEntry } from '../../catalogue/catalogue';
import { createDocumentMemory } from '../../catalogue/documents';
import type { Deps } from '../../deps';
import type { Prepared } from '../../http/prepared';
import { answerDocument } from '../../http/public-document';
import type { Refusal } from '../../http/refusal';

export type EntryQuestion = {
  readonly handle: string;
  readonly request: FastifyRequest;
  readonly language?: Language | undefined;
  /** What sets this reply apart from the others about the same restaurant. */
  readonly name: string;
};

export type AnswerEntry = (
  question: EntryQuestion,
  make: (entry: CatalogueEntry) => unknown,
) => Promise<Result<Prepared, Refusal>>;

/** Answers questions about one restaurant from memory: a reply is put together once per version and language. */
export function createAnswerEntry({ catalogue }: Pick<Deps, 'catalogue'>): AnswerEntry {
  const documentOf = createDocumentMemory();
  return async ({ handle, request, language: wanted, name }, make) => {
    const entry = await catalogue.get(handle);
    if (entry === null) return err({ code: 'restaurant_not_found' });
    const { language } = entry.localise(wanted);
    const version = `${entry.menu_version}-${language}`;
    const document = documentOf(entry, `${name} ${language}`, version, () => make(entry));
    return ok(await answerDocument(request, document));
  };
}
