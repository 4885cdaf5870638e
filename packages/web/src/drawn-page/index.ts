export { type DrawnPage, readDrawnPage } from './drawn-page';
export { loaderFor, TEXTS_GROUP, TEXTS_ID } from './drawn-texts';
export { REPLY_ID, readDrawnReply } from './drawn-reply';
export { LOADING_STYLES } from './loading-styles';
export { useEarlyTaps } from './use-early-taps';
