import type { AnalyticsReply } from '@comanda/contracts';
import { err, ok } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/route';
import { remember } from '../../shared/remember';
import { readQuestion } from './read-question';
import { readSales } from './read-sales';
import { suggestItems } from './suggest-items';

/** Sales change slowly, and counting them reads many rows. */
const REMEMBERED_MS = 10 * 60_000;
const MOST_RESTAURANTS = 500;

const ANNOTATION: AnalyticsReply['annotation'] = {
  measures: {},
  dimensions: {
    'Items.item_id': { title: 'Items Item Id', shortTitle: 'Item Id', type: 'string' },
    'Items.name': { title: 'Items Name', shortTitle: 'Name', type: 'string' },
  },
  segments: {},
  timeDimensions: {},
};

/** The two questions that screens ask of past orders. Whatever else a query asks for does not exist. */
export function analyticsHandlers(deps: Deps): Pick<Handlers, 'loadAnalytics'> {
  const salesOf = remember((restaurant_id) => readSales(deps.db, restaurant_id, deps.clock.now()), {
    for_ms: REMEMBERED_MS,
    most: MOST_RESTAURANTS,
    now: () => deps.clock.now().getTime(),
  });
  return {
    async loadAnalytics({ body: { query } }) {
      const question = readQuestion(query);
      if (question === null) return err({ code: 'not_found' });
      const entry = await deps.catalogue.get(question.restaurant_id);
      if (entry === null) return err({ code: 'not_found' });
      const items = suggestItems(question, await salesOf(entry.restaurant.restaurant_id), entry);
      const data = items.map(({ item_id, name }) => ({
        'Items.item_id': item_id,
        'Items.name': name,
      }));
      return ok({ query, data, annotation: ANNOTATION });
    },
  };
}
