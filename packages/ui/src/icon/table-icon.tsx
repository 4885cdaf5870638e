import { IconFrame, type IconProps } from './icon';

export function TableIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M3 9.5h18M5.5 9.5 4.5 19M18.5 9.5l1 9.5M12 9.5V19M9 19h6M6 6.5h12" />
    </IconFrame>
  );
}
