import type { DocumentRenderer, PaymentService } from '@comanda/contracts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importBundle } from '../bundles/import-bundle';
import { restaurants } from '../db/schema/index';
import { type RunningApi, startApi } from '../testing';
import { makeBundleFolder } from '../testing/bundle-folder';
import { aPicture } from '../testing/picture';
import { makeHtmlDocument } from './html-document';
import { createRestaurantDocuments } from './restaurant-documents';

const PAGE = '<!doctype html><title>A page</title>';
/** Host of each service's own script. */
const HOSTS = {
  STRIPE: 'https://js.stripe.com',
  NMI: 'https://secure.nmi.com',
  BAMBORA: 'https://libs.na.bambora.com',
} as const;

let api: RunningApi;
beforeAll(async () => {
  const stripe = { secretKey: 'sk_live_1', publishableKey: 'pk_live_1', webhookSecret: null };
  api = await startApi({ config: { stripe: { ...stripe, apiBase: null, jsUrl: null } } });
  const bundle = makeBundleFolder(await aPicture());
  const imported = await importBundle(api.deps, bundle.folder);
  bundle.delete();
  if (!imported.ok) throw new Error(JSON.stringify(imported.error));
}, 120_000);
afterAll(() => api.close());

/** Draws every page alike: this is about what goes out with it. */
const OWN = { html: makeHtmlDocument(PAGE), policy: '', isMissing: false, varies: [] };

const renderer: DocumentRenderer = {
  restaurantIn: (address) => /^\/v2\/([^/]+)/.exec(address)?.[1] ?? null,
  languageFor: ({ language }) => language,
  needsRestaurant: () => true,
  keyOf: ({ address }) => address,
  draw: async () => ({ html: PAGE, styles: [], isMissing: false }),
  manifest: () => ({}),
};

async function policyOf(
  payment_service: PaymentService,
  reader: 'NUVEI' | 'STRIPE' | null = null,
): Promise<string> {
  const terminals = reader === null ? [] : [{ vendor: reader, reader: 'r1', label: 'Counter' }];
  await api.deps.db.update(restaurants).set({
    settings: sql`${restaurants.settings} || ${JSON.stringify({ payment_service })}::jsonb`,
    terminals: sql`${JSON.stringify(terminals)}::jsonb`,
    menu_version: sql`${restaurants.menu_version} + 1`,
  });
  await api.deps.catalogue.getFresh('corner');
  const draw = createRestaurantDocuments(
    api.deps,
    { template: PAGE, styles: '', document: OWN },
    async () => renderer,
  );
  const drawn = await draw('/v2/corner/cart', {});
  if (drawn === null) throw new Error('The page was not drawn.');
  return drawn.policy;
}

function hostsIn(policy: string): string[] {
  return Object.entries(HOSTS).flatMap(([name, host]) => (policy.includes(host) ? [name] : []));
}

test.each([
  ['STRIPE', ['STRIPE']],
  ['NMI', ['NMI']],
  ['BAMBORA', ['BAMBORA']],
  ['NUVEI', []],
  ['NONE', []],
] as const)(
  'T12: the document of a restaurant with %s may load from %o alone',
  async (service, hosts) => {
    expect(hostsIn(await policyOf(service))).toEqual(hosts);
  },
);

test('T12: and what its readers need', async () => {
  expect(hostsIn(await policyOf('NMI', 'STRIPE'))).toEqual(['STRIPE', 'NMI']);
  expect(hostsIn(await policyOf('NMI', 'NUVEI'))).toEqual(['NMI']);
});
