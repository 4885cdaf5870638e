import { IconFrame, type IconProps } from './icon';

export function AlertIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 4.2 2.9 19.5h18.2L12 4.2ZM12 10v4.2M12 16.9v.1" />
    </IconFrame>
  );
}
