export { Badge, type BadgeProps } from './badge/badge';
export { Banner, type BannerProps } from './banner/banner';
export { Button, type ButtonProps, LinkButton } from './button/button';
export { Carousel, type CarouselProps } from './carousel/carousel';
export { Combobox, type ComboboxOption, type ComboboxProps } from './combobox/combobox';
export { Countdown, type CountdownProps } from './countdown/countdown';
export { Dialog, type DialogProps } from './dialog/dialog';
export { EmptyState, type EmptyStateProps } from './empty-state/empty-state';
export { ErrorScreen, type ErrorScreenProps } from './error-screen/error-screen';
export { Field, type FieldOwn } from './field/field';
export { FloatingBar } from './floating-bar/floating-bar';
export { IconButton, IconLink } from './icon-button/icon-button';
export type { IconProps } from './icon/icon';
export {
  AlertIcon,
  BackIcon,
  BagIcon,
  BannedIcon,
  BellIcon,
  BoardIcon,
  CardIcon,
  CashIcon,
  ChartIcon,
  CheckIcon,
  ChevronIcon,
  ClockIcon,
  CloseIcon,
  CountsIcon,
  CourierIcon,
  DevicesIcon,
  EraseIcon,
  FilterIcon,
  GlobeIcon,
  HistoryIcon,
  InfoIcon,
  LeafIcon,
  LockIcon,
  MinusIcon,
  MoreIcon,
  NoteIcon,
  OfflineIcon,
  PencilIcon,
  PersonIcon,
  PhoneIcon,
  PinIcon,
  PlusIcon,
  SearchIcon,
  SettingsIcon,
  ShareIcon,
  SignOutIcon,
  SoundIcon,
  SoundOffIcon,
  StarIcon,
  TableIcon,
  ThumbIcon,
  TrashIcon,
  UndoIcon,
} from './icon/icons';
export { MediaRow } from './media-row/media-row';
export {
  Menu,
  MenuCheckItem,
  type MenuCheckItemProps,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
  MenuSeparator,
} from './menu/menu';
export { NumberPad, type NumberPadProps } from './number-pad/number-pad';
export type { KeyboardLanguage } from './on-screen-keyboard/layouts';
export {
  type KeyboardLabels,
  OnScreenKeyboard,
  type OnScreenKeyboardProps,
} from './on-screen-keyboard/on-screen-keyboard';
export { OptionGroup } from './option-group/option-group';
export { CheckboxRow, type OptionRowProps, RadioRow } from './option-row/option-row';
export { PageHeader, type PageHeaderProps } from './page-header/page-header';
export { Picture, type PictureProps, type PictureSource } from './picture/picture';
export { Price, type PriceProps } from './price/price';
export { QrCode, type QrCodeProps } from './qr-code/qr-code';
export { RatingStars, type RatingStarsProps, type Stars } from './rating-stars/rating-stars';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from './segmented-control/segmented-control';
export { cx } from './shared/cx';
export { useIsLive, useOnceLive } from './shared/use-is-live';
export { SelectField, type SelectFieldProps } from './select-field/select-field';
export { Sheet, type SheetProps } from './sheet/sheet';
export { Skeleton, type SkeletonProps } from './skeleton/skeleton';
export { SkipLink } from './skip-link/skip-link';
export { Spinner } from './spinner/spinner';
export { Stepper, type StepperProps } from './stepper/stepper';
export { Switch, type SwitchProps } from './switch/switch';
export { TabBar, type TabBarItem, type TabBarProps } from './tab-bar/tab-bar';
export { useScrollSpy } from './tab-bar/use-scroll-spy';
export { Table, type TableProps } from './table/table';
export {
  Tab,
  TabList,
  type TabListProps,
  TabPanel,
  type TabPanelProps,
  type TabProps,
  Tabs,
  type TabsProps,
} from './tabs/tabs';
export { TextArea, type TextAreaProps } from './text-area/text-area';
export { TextField, type TextFieldProps } from './text-field/text-field';
export {
  applyTheme,
  contrastRatio,
  deriveTheme,
  hasNestedTheme,
  nestedThemeId,
  SERVER_THEME_ID,
  DEFAULT_SEED,
  themeKey,
  themeToCss,
  adoptServerTheme,
} from './theme';
export type { ColorToken, Palette, Roundness, Theme, ThemeSeed } from './theme';
export { ToastRegion, type ToastRegionProps } from './toast/toast-region';
export { createToasts, type ShownToast, type Toast, type Toasts } from './toast/toasts';
export { DENSITIES, type Density } from './tokens/density';
export { Tile } from './tile/tile';
export { type ChipOption, ToggleChips, type ToggleChipsProps } from './toggle-chips/toggle-chips';
export { TranslationBoundary } from './translation-boundary/translation-boundary';
export { VisuallyHidden } from './visually-hidden/visually-hidden';
