import '@comanda/ui/styles.css';
import { applyTheme, DENSITIES, deriveTheme, DEFAULT_SEED } from '@comanda/ui';
import type { Preview } from '@storybook/react-vite';

applyTheme(document.documentElement, deriveTheme(DEFAULT_SEED));

const preview: Preview = {
  parameters: { layout: 'padded', controls: { expanded: true } },
  globalTypes: {
    density: {
      description: 'Where the part is used',
      toolbar: { title: 'Density', icon: 'ruler', items: [...DENSITIES], dynamicTitle: true },
    },
  },
  initialGlobals: { density: 'phone' },
  decorators: [
    (Story, { globals }) => {
      document.documentElement.dataset['density'] = String(globals['density']);
      return <Story />;
    },
  ],
};

export default preview;
