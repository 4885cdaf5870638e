import { deviceWorkerConfig } from '@comanda/build';
import { defineConfig } from 'vite';

export default defineConfig(deviceWorkerConfig('kiosk', import.meta.dirname));
