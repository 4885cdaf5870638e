import { IconFrame, type IconProps } from './icon';

export function PhoneIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M8.7 4H5.8A1.8 1.8 0 0 0 4 5.9C4.6 13.6 10.4 19.4 18.1 20a1.8 1.8 0 0 0 1.9-1.8v-2.9l-4.3-1.6-1.9 2a12.5 12.5 0 0 1-5.5-5.5l2-1.9L8.7 4Z" />
    </IconFrame>
  );
}
