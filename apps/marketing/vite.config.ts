import { surfaceConfig } from '@comanda/build';
import { defineConfig, mergeConfig } from 'vite';

export default defineConfig(
  mergeConfig(surfaceConfig({ app: 'marketing' }), {
    build: {
      rolldownOptions: {
        input: ['index.html', 'src/contact/contact-form.ts'],
        // A shell of its own would make every page load the contact form's script.
        output: { codeSplitting: true },
      },
    },
  }),
);
