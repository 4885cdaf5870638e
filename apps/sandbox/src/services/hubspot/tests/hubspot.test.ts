import { afterAll, beforeAll, expect, test } from 'vitest';

import { type RunningSandbox, startSandbox } from '../../../testing/start-sandbox';
import { HUBSPOT_PREFIX } from '../hubspot-service';
import { defaultHubSpotSettings } from '../hubspot-settings';

const { portalId, formId } = defaultHubSpotSettings;

let sandbox: RunningSandbox;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

async function submit(values: Record<string, unknown>, form = `${portalId}/${formId}`) {
  const path = `${HUBSPOT_PREFIX}/submissions/v3/integration/submit/${form}`;
  const fields = Object.entries(values).map(([name, value]) => ({
    objectTypeId: '0-1',
    name,
    value,
  }));
  const reply = await fetch(sandbox.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ submittedAt: 1_795_000_000_000, fields }),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

test('a form is taken, and is in the ledger', async () => {
  const values = { email: 'ana@example.com', firstname: 'Ana', message: 'Hello' };
  expect(await submit(values)).toMatchObject({
    status: 200,
    body: { inlineMessage: expect.any(String) },
  });
  expect(await sandbox.control('hubspot/ledger')).toEqual({
    submission_count: 1,
    submissions: [{ submitted_at: 1_795_000_000_000, values }],
  });
});

test.each([
  [{ firstname: 'Ana' }, 'REQUIRED_FIELD'],
  [{ email: 'ana at home' }, 'INVALID_EMAIL'],
  [{ email: 'ana@example.com', shoe_size: '38' }, 'FIELD_NOT_IN_FORM_DEFINITION'],
])('%o is refused as %s', async (values, errorType) => {
  expect(await submit(values)).toMatchObject({
    status: 400,
    body: { status: 'error', errors: [{ errorType }] },
  });
});

test('there is no other form', async () => {
  expect((await submit({ email: 'ana@example.com' }, `${portalId}/other`)).status).toBe(404);
});
