export { escapeHtml, scriptJson, styleText } from './escape';
export { fillDocument } from './fill-document';
export { moveStyles } from './move-styles';
