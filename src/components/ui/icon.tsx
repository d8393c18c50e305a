import {
  ArrowRight,
  Bell,
  Calculator,
  CalendarCheck,
  Check,
  ChevronDown,
  Clock,
  CreditCard,
  Ear,
  FolderCheck,
  Globe,
  Heart,
  Mail,
  Menu,
  MessageCircle,
  Phone,
  PiggyBank,
  ShieldCheck,
  Sparkles,
  Star,
  Table,
  TrendingUp,
} from 'lucide'
import { Sign } from './sign.tsx'

const icons = {
  'arrow-right': ArrowRight,
  bell: Bell,
  check: Check,
  'chevron-down': ChevronDown,
  calculator: Calculator,
  'calendar-check': CalendarCheck,
  clock: Clock,
  'credit-card': CreditCard,
  ear: Ear,
  'folder-check': FolderCheck,
  globe: Globe,
  heart: Heart,
  mail: Mail,
  menu: Menu,
  'message-circle': MessageCircle,
  phone: Phone,
  'piggy-bank': PiggyBank,
  'shield-check': ShieldCheck,
  sparkles: Sparkles,
  star: Star,
  table: Table,
  'trending-up': TrendingUp,
}

/** The pictograms by the names under which the CMS keeps them. */
export type IconName = keyof typeof icons

type Props = { name: IconName; className?: string }

/**
 * A pictogram; it decorates, so assistive technology passes over it. Drawn on the server from the
 * icon set's shapes: its React package would send each icon to the browser as a component.
 */
export function Icon({ name, className }: Props) {
  return <Sign of={icons[name]} className={className} />
}
