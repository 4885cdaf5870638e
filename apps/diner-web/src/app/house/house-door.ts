import type { ComponentType, ReactNode } from 'react';

export type HousePaths = {
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

/** What differs between the two front doors of one house: where its pages are, and what stands around them. */
export type HouseDoor = {
  readonly paths: HousePaths;
  readonly Frame: ComponentType<FrameProps>;
};
