import pg from 'pg';

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 10_000;

export type ListenOptions = {
  readonly url: string;
  readonly channel: string;
  readonly onPayload: (payload: string) => void;
  readonly onGap: () => void;
  readonly onFault: (error: Error) => void;
};

/** Keeps one connection listening, and makes a new one whenever it breaks. Resolves once it listens for the first time. */
export async function listenOnPostgres(options: ListenOptions): Promise<() => Promise<void>> {
  const { url, channel, onPayload, onGap, onFault } = options;
  let current: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'comanda events',
      keepAlive: true,
    });
    client.on('notification', ({ payload }) => onPayload(payload ?? ''));
    client.on('error', onFault);
    client.on('end', () => {
      if (client === current) retry(FIRST_WAIT_MS);
    });
    try {
      await client.connect();
      await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    current = client;
  }

  function retry(wait: number): void {
    if (isStopped) return;
    timer = setTimeout(() => {
      // Events sent while disconnected are lost, hence the gap.
      connect().then(onGap, () => retry(Math.min(wait * 2, LONGEST_WAIT_MS)));
    }, wait);
  }

  await connect();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current?.end().catch(() => undefined);
  };
}
