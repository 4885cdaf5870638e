import { deviceWorkerConfig } from '@comanda/build';
import { defineConfig } from 'vite';

export default defineConfig(deviceWorkerConfig('video-wall', import.meta.dirname));
