import { IconFrame, type IconProps } from './icon';

/** Upright; turned over by whoever uses it for the opposite. */
export function ThumbIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M7.5 10.5v10H4v-10h3.5Zm0 0L11.2 3.4c1.5 0 2.6 1.2 2.4 2.7l-.5 3.4h5.4c1.3 0 2.2 1.2 1.9 2.4l-1.6 6.7c-.25 1.1-1.2 1.9-2.4 1.9H7.5" />
    </IconFrame>
  );
}
