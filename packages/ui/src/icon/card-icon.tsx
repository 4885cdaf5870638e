import { IconFrame, type IconProps } from './icon';

export function CardIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3 10h18M7 14.5h3" />
    </IconFrame>
  );
}
