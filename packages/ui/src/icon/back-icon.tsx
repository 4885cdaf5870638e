import { IconFrame, type IconProps } from './icon';

export function BackIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M19 12H5.5M11.5 5.5 5 12l6.5 6.5" />
    </IconFrame>
  );
}
