import { levelNames } from './sale-trace';

/** Copy for the live figures of an ambassador's current day. */
export const liveTodayCopy = {
  title: 'Today',
  lead: 'Clicks, sign-ups and sales since midnight UTC.',
  loading: 'Loading today’s figures',
  failed: 'We couldn’t load today’s figures',
  states: {
    connecting: 'Connecting',
    live: 'Live',
    reconnecting: 'Reconnecting',
    polling: 'Updated every 30 s',
  },
  clicks: 'Clicks',
  signUps: 'Sign-ups',
  sales: 'Sales',
  earned: (sum: string) => `${sum} in commissions`,
  latest: 'Latest today',
  none: 'No clicks, sign-ups or sales yet today (UTC).',
  kinds: { click: 'Click', signUp: 'Sign-up', sale: 'Sale' },
  time: (at: string) => `${at.slice(11, 16)} UTC`,
  sale: (level: 1 | 2) => `Sale, ${levelNames[level].toLowerCase()}`,
} as const;
