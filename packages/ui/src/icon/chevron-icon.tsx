import { IconFrame, type IconProps } from './icon';

export function ChevronIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M9.5 5.5 16 12l-6.5 6.5" />
    </IconFrame>
  );
}
