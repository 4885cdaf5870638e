import { IconFrame, type IconProps } from './icon';

export function CheckIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M5 12.5 9.7 17 19 7.5" />
    </IconFrame>
  );
}
