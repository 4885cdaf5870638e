import { IconFrame, type IconProps } from './icon';

/** Outline by default; `data-filled` fills it. */
export function StarIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m12 3.6 2.6 5.3 5.8.85-4.2 4.1 1 5.8L12 16.9l-5.2 2.75 1-5.8-4.2-4.1 5.8-.85L12 3.6Z" />
    </IconFrame>
  );
}
