import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningApi, startApi } from './testing';

describe('what every call has in common', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi();
  }, 60_000);
  afterAll(() => api.close());

  test('an address that does not exist is a problem', async () => {
    const reply = await api.inject('/api/nowhere');
    expect(reply.statusCode).toBe(404);
    expect(reply.headers['content-type']).toBe('application/problem+json; charset=utf-8');
    expect(reply.json()).toMatchObject({ code: 'not_found', status: 404 });
  });
});
