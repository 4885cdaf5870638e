export { drawApp, routerAt } from './draw-app';
export { escapeHtml, scriptJson, styleText } from './escape';
export { fillDocument } from './fill-document';
export { moveStyles } from './move-styles';
export { pageDocument } from './page-document';
export { spokenLanguage } from './spoken-language';
export { nestedThemeStyles } from './nested-theme-styles';
export { themeStyle } from './theme-style';
