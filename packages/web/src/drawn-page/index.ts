export { type DrawnPage, readDrawnPage } from './drawn-page';
export { loaderFor, TEXTS_GROUP, TEXTS_ID } from './drawn-texts';
export { LOADING_STYLES } from './loading-styles';
