import { IconFrame, type IconProps } from './icon';

export function PlusIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 5v14M5 12h14" />
    </IconFrame>
  );
}

export function MinusIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M5 12h14" />
    </IconFrame>
  );
}

export function TrashIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 7h16M10 11v6M14 11v6M6 7l.8 11.2a2 2 0 0 0 2 1.8h6.4a2 2 0 0 0 2-1.8L18 7M9 7V5.5A1.5 1.5 0 0 1 10.5 4h3A1.5 1.5 0 0 1 15 5.5V7" />
    </IconFrame>
  );
}

export function BackIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M19 12H5.5M11.5 5.5 5 12l6.5 6.5" />
    </IconFrame>
  );
}

export function CloseIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M6 6l12 12M18 6 6 18" />
    </IconFrame>
  );
}

export function SearchIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM15.8 15.8 20 20" />
    </IconFrame>
  );
}

export function CheckIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M5 12.5 9.7 17 19 7.5" />
    </IconFrame>
  );
}

export function ChevronIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M9.5 5.5 16 12l-6.5 6.5" />
    </IconFrame>
  );
}

export function BagIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M6 8h12l1 11a1.5 1.5 0 0 1-1.5 1.6h-11A1.5 1.5 0 0 1 5 19L6 8ZM9 10.5V7a3 3 0 0 1 6 0v3.5" />
    </IconFrame>
  );
}

/** Outline by default; `data-filled` fills it. */
export function StarIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="m12 3.6 2.6 5.3 5.8.85-4.2 4.1 1 5.8L12 16.9l-5.2 2.75 1-5.8-4.2-4.1 5.8-.85L12 3.6Z" />
    </IconFrame>
  );
}

export function ClockIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3 2" />
    </IconFrame>
  );
}

export function GlobeIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM3.5 12h17M12 3.5c2.4 2.3 3.6 5.1 3.6 8.5S14.4 18.2 12 20.5C9.6 18.2 8.4 15.4 8.4 12S9.6 5.8 12 3.5Z" />
    </IconFrame>
  );
}

export function AlertIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 4.2 2.9 19.5h18.2L12 4.2ZM12 10v4.2M12 16.9v.1" />
    </IconFrame>
  );
}

export function LeafIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M5 19c0-9 5-13.5 14.5-14C20 14.5 15.5 19 9.5 19c-2 0-3.5-1-3.5-1M5 21c1-4.5 4-8 8-10" />
    </IconFrame>
  );
}

export function PhoneIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M8.7 4H5.8A1.8 1.8 0 0 0 4 5.9C4.6 13.6 10.4 19.4 18.1 20a1.8 1.8 0 0 0 1.9-1.8v-2.9l-4.3-1.6-1.9 2a12.5 12.5 0 0 1-5.5-5.5l2-1.9L8.7 4Z" />
    </IconFrame>
  );
}

export function CardIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4.5 5.5h15A1.5 1.5 0 0 1 21 7v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 17V7a1.5 1.5 0 0 1 1.5-1.5ZM3 10h18M7 14.5h3" />
    </IconFrame>
  );
}

export function InfoIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 11v5.5M12 7.8v.1" />
    </IconFrame>
  );
}

export function PencilIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 20l.9-4L15.5 5.4a2 2 0 0 1 2.8 0l.3.3a2 2 0 0 1 0 2.8L8 19.1 4 20ZM13.5 7.5l3 3" />
    </IconFrame>
  );
}

export function ShareIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 14.5V3.8M8 7.5l4-4 4 4M7 11H6a1.5 1.5 0 0 0-1.5 1.5v6.5A1.5 1.5 0 0 0 6 20.5h12a1.5 1.5 0 0 0 1.5-1.5v-6.5A1.5 1.5 0 0 0 18 11h-1" />
    </IconFrame>
  );
}

export function PinIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 21c4.5-4.6 6.8-8.1 6.8-11A6.8 6.8 0 0 0 5.2 10c0 2.9 2.3 6.4 6.8 11ZM12 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z" />
    </IconFrame>
  );
}

export function PersonIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4.5 20c.9-3.5 3.8-5.2 7.5-5.2s6.6 1.7 7.5 5.2" />
    </IconFrame>
  );
}

export function BellIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M4 17.5a8 8 0 0 1 16 0ZM3 20.5h18M12 9.5V7M10 6.5h4" />
    </IconFrame>
  );
}

export function TableIcon(props: IconProps) {
  return (
    <IconFrame {...props}>
      <path d="M3 9.5h18M5.5 9.5 4.5 19M18.5 9.5l1 9.5M12 9.5V19M9 19h6M6 6.5h12" />
    </IconFrame>
  );
}
