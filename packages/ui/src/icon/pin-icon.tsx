import { IconFrame, type IconProps } from './icon';

export function PinIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 21c4.5-4.6 6.8-8.1 6.8-11A6.8 6.8 0 0 0 5.2 10c0 2.9 2.3 6.4 6.8 11ZM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z" />
    </IconFrame>
  );
}
