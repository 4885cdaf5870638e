import type { ComponentType, ReactNode } from 'react';

export type HotelPaths = {
  readonly menus: string;
  readonly concierge: string;
  readonly roomService: string;
  readonly gallery: string;
  readonly guestForm: string;
  /** Where a name and a number are typed. */
  readonly contact: string;
  readonly cart: string;
  readonly pay: string;
};

export type FrameProps = {
  readonly title: string;
  readonly subtitle?: string | undefined;
  readonly backTo?: string | undefined;
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
};

/** Differs between web and table ordering: where the hotel pages are, and the frame around them. */
export type HotelEntry = {
  readonly paths: HotelPaths;
  readonly Frame: ComponentType<FrameProps>;
};
