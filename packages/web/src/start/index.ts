export { AppShell } from './app-shell';
export { rootElement } from './root-element';
export { wishedLanguage } from './wished-language';
