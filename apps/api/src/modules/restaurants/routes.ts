import { ok } from '@comanda/kernel';
import { createDocumentMemory } from './document-memory';
import type { Deps } from '../../deps';
import { answerDocument } from '../../http/public-document';
import type { Handlers, RouteInput } from '../../http/route';
import { createAnswerEntry } from './answer-entry';

/** The calls about restaurants themselves; all of them answered from memory. */
export function restaurantHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'listRestaurants'
  | 'getRestaurant'
  | 'getRestaurantConcept'
  | 'getRestaurantDetails'
  | 'getTranslations'
> {
  const answer = createAnswerEntry(deps);
  const listDocument = createDocumentMemory();

  function answerRestaurant({
    params,
    query,
    request,
  }: RouteInput<'getRestaurant' | 'getRestaurantDetails'>) {
    const { language } = query;
    return answer(
      { handle: params.restaurant, request, language, name: 'restaurant' },
      (entry) => ({
        restaurant: entry.localise(language).restaurant,
      }),
    );
  }

  return {
    async listRestaurants({ query: { language }, request }) {
      const restaurants = await deps.catalogue.list(language);
      const document = listDocument(restaurants, 'list', language ?? 'own', () => ({
        restaurants,
      }));
      return ok(await answerDocument(request, document));
    },
    getRestaurant: answerRestaurant,
    getRestaurantDetails: answerRestaurant,
    getRestaurantConcept: ({ params, request }) =>
      answer({ handle: params.restaurant, request, name: 'concept' }, (entry) => ({
        restaurant_concept: entry.concept(),
      })),
    getTranslations: ({ params, request }) =>
      answer({ handle: params.restaurant, request, name: 'translations' }, (entry) => ({
        translations: entry.translations(),
      })),
  };
}
