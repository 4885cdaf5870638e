import { type OperationId, type RouteDefinition, routes } from '@comanda/contracts/routes';
import { expect, test } from 'vitest';
import { exampleFor } from './add-examples';
import { makeDocument } from './make-document';

const all = Object.entries(routes) as [OperationId, RouteDefinition][]; // Object.entries forgets the literal types

test.each(all)('the example of %s is taken by its own schemas', (id, { body, reply }) => {
  const example = exampleFor(id);
  expect(body?.safeParse(example.body).error).toBeUndefined();
  expect(reply.safeParse(example.reply).error).toBeUndefined();
});

test('every operation of the document shows an answer, and every body a request', async () => {
  const { paths } = JSON.parse(await makeDocument());
  for (const [id, { path, method, body }] of all) {
    const operation = paths[path][method.toLowerCase()];
    const answer = operation.responses['200'].content['application/json'];
    expect({ id, ...answer.examples }).toEqual({ id, usual: { value: expect.anything() } });
    if (body !== undefined)
      expect(operation.requestBody.content['application/json'].examples.usual.value).toBeDefined();
  }
});

test('the amounts of an example add up', () => {
  const { totals } = exampleFor('calculateTotals').reply as { totals: Record<string, number> };
  const { subtotal = 0, discount = 0, net_total = 0, tax_amount = 0, tip_amount = 0 } = totals;
  expect(subtotal - discount).toBe(net_total);
  expect(net_total + tax_amount + tip_amount).toBe(totals['total_with_tip_and_tax']);
});
