import type { Interval, Tier } from '@/lib/domain/membership/plans';
import { intervalNames, per, tierNames } from './billing';

/** Copy for switching to another plan or interval. */
export const changeCopy = {
  others: 'Change plan',
  plan: (tier: Tier, interval: Interval) => `${tierNames[tier]}, ${intervalNames[interval]}`,
  /** The price of an offer, and the difference per year from the current plan. */
  cost: (amount: string, interval: Interval) => `${amount} ${per[interval]}`,
  saves: (amount: string) => `Saves ${amount} a year`,
  costsMore: (amount: string) => `Costs ${amount} more a year`,
  /** Buttons on the billing and pricing pages. */
  toInterval: { month: 'Switch to monthly', year: 'Switch to yearly' } satisfies Record<Interval, string>,
  toTier: {
    cofounder: `Switch to ${tierNames.cofounder}`,
    member: `Switch back to ${tierNames.member}`,
  } satisfies Record<Tier, string>,
  /** A switch of both plan and interval. */
  toPlan: (tier: Tier, interval: Interval) => `Switch to ${tierNames[tier]}, ${intervalNames[interval]}`,
  /** Shown instead of the switch back to Signals, which costs more and includes the same. */
  keepsDiscount: 'You keep the cofounder discount for as long as you stay subscribed.',
  titles: {
    month: 'Switch to monthly billing?',
    year: 'Switch to yearly billing?',
  } satisfies Record<Interval, string>,
  tierTitles: {
    cofounder: `Switch to ${tierNames.cofounder}?`,
    member: `Switch back to ${tierNames.member}?`,
  } satisfies Record<Tier, string>,
  now: {
    year: (amount: string) =>
      `${amount} a year from today. We credit the rest of your paid month. The difference is charged to your card now.`,
    month: (amount: string) =>
      `${amount} a month from today. We credit the rest of your paid year toward the coming months.`,
  } satisfies Record<Interval, (amount: string) => string>,
  afterTrial: (amount: string, interval: Interval) =>
    `${amount} ${per[interval]} after your test drive. You pay nothing before then.`,
  afterGift: (amount: string, interval: Interval) =>
    `${amount} ${per[interval]} from your first charge on. You pay nothing before then.`,
  fromRenewal: (amount: string, interval: Interval, tier: Tier) =>
    tier === 'cofounder'
      ? `You get the cofounder discount for as long as you stay subscribed: ${amount} ${per[interval]} from your next charge on. You pay nothing today, and can switch back until then.`
      : `You give up the cofounder discount: ${amount} ${per[interval]} from your next charge on. You pay nothing today.`,
  /** The amount charged now, with cents. */
  pay: (due: string) => `Pay ${due} and switch`,
  payNothing: 'Switch, pay nothing today',
  no: 'Keep current plan',
  switching: 'Switching',
  loading: 'Calculating your price',
  failed: 'We couldn’t calculate your price',
  credit: 'Your credit',
  dueToday: 'Due today',
  chargedTo: (card: string) => `Charged to ${card}.`,
  creditLeft: (amount: string) => `${amount} stays as credit for your next charges.`,
  creditCovers: (amount: string, charges: number, day: string) =>
    charges === 1
      ? `${amount} stays as credit. It pays your next charge, on ${day}, in full.`
      : `${amount} stays as credit. It pays your next ${charges} charges in full, the first on ${day}.`,
  next: (amount: string, day: string) => `Next charge: ${amount} on ${day}.`,
  done: (amount: string, interval: Interval) => `Changed to ${amount} ${per[interval]}.`,
  doneOpen: 'Changed, but your payment hasn’t gone through yet.',
  doneAsks: 'Changed. Confirm the payment with your bank.',
  included: 'Included in your plan',
} as const;
