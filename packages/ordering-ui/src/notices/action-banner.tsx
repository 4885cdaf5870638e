import { Banner, Button } from '@comanda/ui';
import type { ReactNode } from 'react';
import { InSight } from '@comanda/web/page';

type ActionBannerProps = {
  readonly title?: string | undefined;
  readonly label: string;
  readonly onAction: () => void;
  /** The action is running: the banner stays until it ends. */
  readonly isBusy?: boolean;
  readonly children?: ReactNode;
};

/** Something that came up, with the one thing to do about it. */
export function ActionBanner({
  title,
  label,
  onAction,
  isBusy = false,
  children,
}: ActionBannerProps) {
  return (
    <InSight>
      <Banner
        tone="warning"
        isLive
        title={title}
        action={
          <Button size="small" onClick={onAction} isBusy={isBusy}>
            {label}
          </Button>
        }
      >
        {children}
      </Banner>
    </InSight>
  );
}
