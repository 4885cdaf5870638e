import { IconFrame, type IconProps } from './icon';

export function SearchIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.8 15.8 20 20" />
    </IconFrame>
  );
}
