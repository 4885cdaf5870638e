import { IconFrame, type IconProps } from './icon';

export function BagIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M6 8h12l1 11a1.5 1.5 0 0 1-1.5 1.6h-11A1.5 1.5 0 0 1 5 19L6 8ZM9 10.5V7a3 3 0 0 1 6 0v3.5" />
    </IconFrame>
  );
}
