import { IconFrame, type IconProps } from './icon';

export function PencilIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 20l.9-4L15.5 5.4a2 2 0 0 1 2.8 0l.3.3a2 2 0 0 1 0 2.8L8 19.1 4 20ZM13.5 7.5l3 3" />
    </IconFrame>
  );
}
