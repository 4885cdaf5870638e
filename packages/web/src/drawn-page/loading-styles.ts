/**
 * The styles of a drawn page while its document is still loading (`while-loading.js`): a sheet, the top of a page that has only begun,
 * or a category that rests at half its height would grow before one's eyes. A mark, since `:has()` costs a look at all categories.
 */
export const LOADING_STYLES = [
  'dialog{display:none}',
  ':is(aside,header):last-child{visibility:hidden}',
  'section{animation:none}',
].map((rule) => `[data-loading] #root ${rule}`);
