import { deviceWorkerConfig } from '@comanda/build';
import { defineConfig } from 'vite';

export default defineConfig(deviceWorkerConfig('staff-reader', import.meta.dirname));
