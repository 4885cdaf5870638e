import { err, ok, type Result } from '@comanda/kernel';
import { useState } from 'react';
import { useOrdering } from '../provider/ordering-context';
import { useRestaurant } from '../provider/use-restaurant';
import { type TableFault, tableFault } from './table-fault';

export type Waiter = {
  readonly is_calling: boolean;
  readonly fault: TableFault | null;
  /** Asks somebody to come to the table, and gives the seconds until that can be done again. */
  readonly call: (
    request: string,
    /** Of the restaurant's quick_requests: staff read it in their own language. */
    request_key?: string,
  ) => Promise<Result<{ readonly retry_after: number }, TableFault> | null>;
};

/** Calls a waiter to the table that this browser has joined. */
export function useWaiter(): Waiter {
  const { client, store } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const [is_calling, setCalling] = useState(false);
  const [fault, setFault] = useState<TableFault | null>(null);

  async function send(
    request: string,
    request_key: string | undefined,
  ): Promise<Result<{ readonly retry_after: number }, TableFault>> {
    const { guest } = store.getState();
    if (guest === null) return err({ code: 'session_closed' });
    const { table_id, known_name } = guest;
    const key = request_key === undefined ? {} : { request_key };
    const body = { restaurant_id, table_id, guest_name: known_name ?? '', request, ...key };
    const called = await client.callWaiter(body);
    return called.ok
      ? ok({ retry_after: called.value.retry_after })
      : err(tableFault(called.error));
  }

  return {
    is_calling,
    fault,
    async call(request, request_key) {
      if (is_calling) return null;
      setCalling(true);
      setFault(null);
      const called = await send(request.trim(), request_key);
      setCalling(false);
      if (!called.ok) setFault(called.error);
      return called;
    },
  };
}
