import '@comanda/ui/styles.css';
import { applyTheme, deriveTheme, HOUSE_SEED } from '@comanda/ui';
import type { Preview } from '@storybook/react-vite';

applyTheme(document.documentElement, deriveTheme(HOUSE_SEED));

const preview: Preview = {
  parameters: { layout: 'padded', controls: { expanded: true } },
};

export default preview;
