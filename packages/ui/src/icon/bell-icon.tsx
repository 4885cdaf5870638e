import { IconFrame, type IconProps } from './icon';

export function BellIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 17.5a8 8 0 0 1 16 0ZM3 20.5h18M12 9.5V7M10 6.5h4" />
    </IconFrame>
  );
}
