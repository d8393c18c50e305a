import {
  Bell,
  Calculator,
  CalendarCheck,
  Clock,
  CreditCard,
  Ear,
  FolderCheck,
  Globe,
  Heart,
  MessageCircle,
  Phone,
  PiggyBank,
  ShieldCheck,
  Sparkles,
  Star,
  Table,
  TrendingUp,
} from 'lucide-react'

const icons = {
  bell: Bell,
  calculator: Calculator,
  'calendar-check': CalendarCheck,
  clock: Clock,
  'credit-card': CreditCard,
  ear: Ear,
  'folder-check': FolderCheck,
  globe: Globe,
  heart: Heart,
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

/** A pictogram; it decorates, so assistive technology passes over it. */
export function Icon({ name, className }: Props) {
  const Drawn = icons[name]
  return <Drawn aria-hidden="true" className={className} strokeWidth={1.9} />
}
