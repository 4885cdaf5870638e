export { type DayReportUse, useDayReport } from './use-day-report';
export { type History, type HistorySearch, useHistory } from './use-history';
