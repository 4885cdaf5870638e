import type { ApiClient } from '@comanda/api-client';

/** Takes the calls that a first page makes, and notes which, and of what. */
export function createFirstClient(answer: Promise<unknown>) {
  const asked: string[] = [];
  const about: unknown[] = [];
  function ask(name: string) {
    return (input: unknown) => {
      asked.push(name);
      about.push(input);
      return answer;
    };
  }
  const client = {
    getRestaurant: ask('restaurant'),
    listMenus: ask('menus'),
    listPublicCampaigns: ask('campaigns'),
  };
  return { client: client as unknown as ApiClient, asked, about };
}

/** Server reply with the fields that a first page reads. */
export const ANSWER = Promise.resolve({
  ok: true,
  value: { restaurant: {}, menus: [], campaigns: [] },
});
