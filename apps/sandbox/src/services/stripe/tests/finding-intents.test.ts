import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { startSandbox } from '../../../testing/start-sandbox';
import type { RunningSandbox } from '../../../testing/start-sandbox';
import { CARD, refusal } from './pay-and-be-refused';

let sandbox: RunningSandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});

afterAll(() => sandbox.close());

describe('finding', () => {
  test('lists newest first, in pages, within one account', async () => {
    const account = { stripeAccount: 'acct_lists' };
    const ids: string[] = [];
    for (let index = 0; index < 5; index += 1) {
      const params = { amount: 500 + index, currency: 'usd', ...CARD };
      const intent = await sandbox.stripe.paymentIntents.create(params, account);
      ids.unshift(intent.id);
    }
    const first = await sandbox.stripe.paymentIntents.list({ limit: 2 }, account);
    expect(first.has_more).toBe(true);
    expect(first.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const all: string[] = [];
    for await (const intent of sandbox.stripe.paymentIntents.list({ limit: 2 }, account)) {
      all.push(intent.id);
    }
    expect(all).toEqual(ids);
    const before = await sandbox.stripe.paymentIntents.list(
      { limit: 10, ending_before: ids[2] ?? '' },
      account,
    );
    expect(before.data.map(({ id }) => id)).toEqual(ids.slice(0, 2));
    const recent = { created: { gte: Math.floor(Date.now() / 1000) - 60 } };
    expect((await sandbox.stripe.paymentIntents.list(recent, account)).data).toHaveLength(5);
    const past = { created: { lt: Math.floor(Date.now() / 1000) - 60 } };
    expect((await sandbox.stripe.paymentIntents.list(past, account)).data).toHaveLength(0);
    const error = await refusal(
      sandbox.stripe.paymentIntents.list({ starting_after: 'pi_nobody' }, account),
    );
    expect(error).toMatchObject({ code: 'resource_missing', param: 'starting_after' });
  });

  test('searches by metadata and by what the API offers besides', async () => {
    const account = { stripeAccount: 'acct_search' };
    function make(order: string, amount: number) {
      return sandbox.stripe.paymentIntents.create(
        { amount, currency: 'usd', metadata: { order_id: order, table: "Tom's" }, ...CARD },
        account,
      );
    }
    const one = await make('o-1', 500);
    const two = await make('o-2', 900);
    async function search(query: string): Promise<readonly string[]> {
      const found = await sandbox.stripe.paymentIntents.search({ query }, account);
      return found.data.map(({ id }) => id);
    }
    expect(await search("metadata['order_id']:'o-1'")).toEqual([one.id]);
    expect(await search('metadata["table"]:"Tom\'s"')).toEqual([two.id, one.id]);
    expect(await search('metadata["table"]:"Tom\'s" AND amount>600')).toEqual([two.id]);
    expect(await search('-metadata["order_id"]:"o-1" AND currency:"usd"')).toEqual([two.id]);
    expect(await search('amount:500 OR amount:900')).toEqual([two.id, one.id]);
    expect(await search("metadata['order_id']:'o-3'")).toEqual([]);
    await sandbox.stripe.paymentIntents.update(one.id, { metadata: { order_id: 'o-3' } }, account);
    expect(await search("metadata['order_id']:'o-3'")).toEqual([one.id]);
    expect(await search("metadata['order_id']:'o-1'")).toEqual([]);
    expect((await refusal(search('amount=500'))).statusCode).toBe(400);
    expect((await refusal(search('colour:"red"'))).message).toContain('unsupported search field');
  });

  test('accounts do not see each other', async () => {
    const intent = await sandbox.stripe.paymentIntents.create(
      { amount: 500, currency: 'usd', ...CARD },
      { stripeAccount: 'acct_one' },
    );
    for (const options of [{}, { stripeAccount: 'acct_two' }]) {
      const error = await refusal(
        sandbox.stripe.paymentIntents.retrieve(intent.id, undefined, options),
      );
      expect(error).toBeInstanceOf(Stripe.errors.StripeInvalidRequestError);
      expect(error).toMatchObject({ statusCode: 404, code: 'resource_missing', param: 'intent' });
    }
    const known = await sandbox.stripe.paymentIntents.retrieve(intent.id, undefined, {
      stripeAccount: 'acct_one',
    });
    expect(known.id).toBe(intent.id);
    const error = await refusal(
      sandbox.stripe.paymentIntents.retrieve(intent.id, undefined, { stripeAccount: 'one' }),
    );
    expect(error).toBeInstanceOf(Stripe.errors.StripePermissionError);
  });

  test('refuses to expand what has no object behind it', async () => {
    const intent = await sandbox.stripe.paymentIntents.create({
      amount: 500,
      currency: 'usd',
      ...CARD,
    });
    const error = await refusal(
      sandbox.stripe.paymentIntents.retrieve(intent.id, { expand: ['status'] }),
    );
    expect(error.message).toContain('cannot be expanded');
  });
});
