import { DrawnAt } from '@comanda/ordering';
import { type ReactNode, useEffect } from 'react';

type TakenOverProps = {
  readonly drawnAt: Date;
  /** Called once somebody listens. */
  readonly onTaken: () => void;
  readonly children: ReactNode;
};

/** The application as it takes over what a server drew. */
export function TakenOver({ drawnAt, onTaken, children }: TakenOverProps) {
  useEffect(onTaken, [onTaken]);
  return <DrawnAt value={drawnAt}>{children}</DrawnAt>;
}
