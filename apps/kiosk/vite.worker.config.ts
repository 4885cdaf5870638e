import { workerConfig } from '@comanda/build';
import { defineConfig } from 'vite';

export default defineConfig(workerConfig({ app: 'kiosk', entry: 'worker/worker.ts', define: {} }));
