import { IconFrame, type IconProps } from './icon';

export function ClockIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2" />
    </IconFrame>
  );
}
