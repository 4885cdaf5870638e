import {
  ArrowLeft,
  Ban,
  Banknote,
  Bike,
  ChartColumn,
  Check,
  ChevronRight,
  Clock,
  Columns3,
  ConciergeBell,
  CreditCard,
  Delete,
  Ellipsis,
  Globe,
  History,
  Info,
  Leaf,
  ListChecks,
  Lock,
  LogOut,
  MapPin,
  MessageSquareText,
  Minus,
  MonitorSmartphone,
  Pencil,
  Phone,
  Plus,
  Search,
  Settings,
  Share,
  ShoppingBag,
  SlidersHorizontal,
  Star,
  ThumbsUp,
  Trash2,
  TriangleAlert,
  Undo2,
  User,
  Utensils,
  Volume2,
  VolumeX,
  WifiOff,
  X,
} from 'lucide-react';
import { makeIcon } from './icon';

export const AlertIcon = /* @__PURE__ */ makeIcon(TriangleAlert);
export const BackIcon = /* @__PURE__ */ makeIcon(ArrowLeft);
export const BagIcon = /* @__PURE__ */ makeIcon(ShoppingBag);
export const BannedIcon = /* @__PURE__ */ makeIcon(Ban);
/** The bell on a counter. */
export const BellIcon = /* @__PURE__ */ makeIcon(ConciergeBell);
export const BoardIcon = /* @__PURE__ */ makeIcon(Columns3);
export const CardIcon = /* @__PURE__ */ makeIcon(CreditCard);
export const CashIcon = /* @__PURE__ */ makeIcon(Banknote);
export const ChartIcon = /* @__PURE__ */ makeIcon(ChartColumn);
export const CheckIcon = /* @__PURE__ */ makeIcon(Check);
export const ChevronIcon = /* @__PURE__ */ makeIcon(ChevronRight);
export const ClockIcon = /* @__PURE__ */ makeIcon(Clock);
export const CloseIcon = /* @__PURE__ */ makeIcon(X);
export const CountsIcon = /* @__PURE__ */ makeIcon(ListChecks);
export const CourierIcon = /* @__PURE__ */ makeIcon(Bike);
export const DevicesIcon = /* @__PURE__ */ makeIcon(MonitorSmartphone);
export const EraseIcon = /* @__PURE__ */ makeIcon(Delete);
export const FilterIcon = /* @__PURE__ */ makeIcon(SlidersHorizontal);
export const GlobeIcon = /* @__PURE__ */ makeIcon(Globe);
export const HistoryIcon = /* @__PURE__ */ makeIcon(History);
export const InfoIcon = /* @__PURE__ */ makeIcon(Info);
export const LeafIcon = /* @__PURE__ */ makeIcon(Leaf);
export const LockIcon = /* @__PURE__ */ makeIcon(Lock);
export const MinusIcon = /* @__PURE__ */ makeIcon(Minus);
export const MoreIcon = /* @__PURE__ */ makeIcon(Ellipsis);
export const NoteIcon = /* @__PURE__ */ makeIcon(MessageSquareText);
export const OfflineIcon = /* @__PURE__ */ makeIcon(WifiOff);
export const PencilIcon = /* @__PURE__ */ makeIcon(Pencil);
export const PersonIcon = /* @__PURE__ */ makeIcon(User);
export const PhoneIcon = /* @__PURE__ */ makeIcon(Phone);
export const PinIcon = /* @__PURE__ */ makeIcon(MapPin);
export const PlusIcon = /* @__PURE__ */ makeIcon(Plus);
export const SearchIcon = /* @__PURE__ */ makeIcon(Search);
export const SettingsIcon = /* @__PURE__ */ makeIcon(Settings);
export const ShareIcon = /* @__PURE__ */ makeIcon(Share);
export const SignOutIcon = /* @__PURE__ */ makeIcon(LogOut);
export const SoundIcon = /* @__PURE__ */ makeIcon(Volume2);
export const SoundOffIcon = /* @__PURE__ */ makeIcon(VolumeX);
/** Outline by default; `data-filled` fills it. */
export const StarIcon = /* @__PURE__ */ makeIcon(Star);
export const TableIcon = /* @__PURE__ */ makeIcon(Utensils);
export const ThumbIcon = /* @__PURE__ */ makeIcon(ThumbsUp);
export const TrashIcon = /* @__PURE__ */ makeIcon(Trash2);
export const UndoIcon = /* @__PURE__ */ makeIcon(Undo2);
