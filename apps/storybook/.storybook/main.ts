import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../../../packages/{ui,web,ordering-ui}/src/**/*.stories.tsx',
    '../../{diner-web,receipts}/src/features/**/*.stories.tsx',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The compiler of this project is no library that a docs generator could load.
  typescript: { reactDocgen: false },
};

export default config;
