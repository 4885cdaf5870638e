import { IconFrame, type IconProps } from './icon';

export function PersonIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c.9-3.5 3.8-5.2 7.5-5.2s6.6 1.7 7.5 5.2" />
    </IconFrame>
  );
}
