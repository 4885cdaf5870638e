import { createApiClient, type ApiClient } from '@comanda/api-client';

/** Staff at this kiosk, by a token that the page alone holds: no cookie of theirs is left for guests. */
export type StaffAccess = {
  readonly client: ApiClient;
  /** The token of who signed in; null = nobody is. */
  readonly hold: (token: string | null) => void;
  /** Ends the session, if there is one. */
  readonly leave: () => void;
};

export function createStaffAccess(): StaffAccess {
  let token: string | null = null;
  const client = createApiClient({ token: () => token, fetch: withoutCookies });
  return {
    client,
    hold(given) {
      token = given;
    },
    leave() {
      if (token === null) return;
      void client.signOutStaff().finally(() => {
        token = null;
      });
    },
  };
}

function withoutCookies(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return fetch(new Request(input, { ...init, credentials: 'omit' }));
}
