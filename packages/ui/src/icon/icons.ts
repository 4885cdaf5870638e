import {
  ArrowLeft,
  Check,
  ChevronRight,
  Clock,
  ConciergeBell,
  CreditCard,
  Delete,
  Globe,
  Info,
  Leaf,
  MapPin,
  Minus,
  Pencil,
  Phone,
  Plus,
  Search,
  Share,
  ShoppingBag,
  Star,
  ThumbsUp,
  Trash2,
  TriangleAlert,
  User,
  Utensils,
  X,
} from 'lucide-react';
import { makeIcon } from './icon';

export const AlertIcon = /* @__PURE__ */ makeIcon(TriangleAlert);
export const BackIcon = /* @__PURE__ */ makeIcon(ArrowLeft);
export const BagIcon = /* @__PURE__ */ makeIcon(ShoppingBag);
/** The bell on a counter. */
export const BellIcon = /* @__PURE__ */ makeIcon(ConciergeBell);
export const CardIcon = /* @__PURE__ */ makeIcon(CreditCard);
export const CheckIcon = /* @__PURE__ */ makeIcon(Check);
export const ChevronIcon = /* @__PURE__ */ makeIcon(ChevronRight);
export const ClockIcon = /* @__PURE__ */ makeIcon(Clock);
export const CloseIcon = /* @__PURE__ */ makeIcon(X);
export const EraseIcon = /* @__PURE__ */ makeIcon(Delete);
export const GlobeIcon = /* @__PURE__ */ makeIcon(Globe);
export const InfoIcon = /* @__PURE__ */ makeIcon(Info);
export const LeafIcon = /* @__PURE__ */ makeIcon(Leaf);
export const MinusIcon = /* @__PURE__ */ makeIcon(Minus);
export const PencilIcon = /* @__PURE__ */ makeIcon(Pencil);
export const PersonIcon = /* @__PURE__ */ makeIcon(User);
export const PhoneIcon = /* @__PURE__ */ makeIcon(Phone);
export const PinIcon = /* @__PURE__ */ makeIcon(MapPin);
export const PlusIcon = /* @__PURE__ */ makeIcon(Plus);
export const SearchIcon = /* @__PURE__ */ makeIcon(Search);
export const ShareIcon = /* @__PURE__ */ makeIcon(Share);
/** Outline by default; `data-filled` fills it. */
export const StarIcon = /* @__PURE__ */ makeIcon(Star);
export const TableIcon = /* @__PURE__ */ makeIcon(Utensils);
export const ThumbIcon = /* @__PURE__ */ makeIcon(ThumbsUp);
export const TrashIcon = /* @__PURE__ */ makeIcon(Trash2);
