import { IconFrame, type IconProps } from './icon';

export function LeafIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M5 19c0-9 5-13.5 14.5-14C20 14.5 15.5 19 9.5 19c-2 0-3.5-1-3.5-1M5 21c1-4.5 4-8 8-10" />
    </IconFrame>
  );
}
