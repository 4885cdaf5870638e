import { IconFrame, type IconProps } from './icon';

export function GlobeIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c2.4 2.3 3.6 5.1 3.6 8.5S14.4 18.2 12 20.5C9.6 18.2 8.4 15.4 8.4 12S9.6 5.8 12 3.5Z" />
    </IconFrame>
  );
}
