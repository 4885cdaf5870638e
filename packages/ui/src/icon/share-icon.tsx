import { IconFrame, type IconProps } from './icon';

export function ShareIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 14.5V3.8M8 7.5l4-4 4 4M7 11H6a1.5 1.5 0 0 0-1.5 1.5v6.5A1.5 1.5 0 0 0 6 20.5h12a1.5 1.5 0 0 0 1.5-1.5v-6.5A1.5 1.5 0 0 0 18 11h-1" />
    </IconFrame>
  );
}
