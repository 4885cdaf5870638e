import { matchPath, useLocation } from 'react-router-dom';
import { PAY_PAGES } from './pay-paths';
import { routePattern } from './paths';
import { useTableReturn } from './use-table-return';

/** Asks after the table at which the guest sat, so that it is forgotten where its party is over. Draws nothing. */
export function OldTable() {
  const { pathname } = useLocation();
  // A payment there may be of that table's bill: such a page sends its own query, or stays with the table.
  const isAtPayment = PAY_PAGES.some((page) => matchPath(routePattern(page), pathname));
  return !isAtPayment && <Asking />;
}

function Asking() {
  useTableReturn();
  return null;
}
