import { buildSandbox } from './app';
import { readSettings } from './settings';

const { host, port, options } = readSettings(process.env);
const app = buildSandbox(options);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    void app.close().then(() => process.exit(0));
  });
}

const address = await app.listen({ host, port });
process.stdout.write(`Sandbox for outside services at ${address} (moves no money)\n`);
