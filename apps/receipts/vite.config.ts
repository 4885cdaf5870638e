import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  base: '/_/receipts/',
  plugins: [react()],
  build: { manifest: true, target: 'es2022', modulePreload: { polyfill: false } },
});
