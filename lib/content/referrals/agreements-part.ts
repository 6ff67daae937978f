import { levelNames } from './sale-trace';
import { fullDate } from '@/lib/domain/shared/dates';
import { percent } from '@/lib/domain/shared/percent';

type Terms = {
  level: 1 | 2;
  cutBp: number | null;
  activityDays: number | null;
  isConditionMet: boolean | null;
  startsOn: string;
  endsOn: string;
  isCurrent: boolean;
};

/** Copy for rates agreed with an ambassador instead of the schedule. */
export const agreedTermsCopy = {
  title: 'Rates',
  lead: 'What your next sale earns for each degree.',
  loading: 'Loading your rates',
  failed: 'We couldn’t load your rates',
  next: (level: 1 | 2) => levelNames[level],
  bySchedule: (version: number) => `Payout schedule version ${version}`,
  byTerms: 'Agreed with you',
  none: (version: number) => `Standard rates: payout schedule version ${version}.`,
  caption: 'Terms agreed with you, oldest first',
  columns: { level: 'Degree', rate: 'Rate', time: 'Valid', condition: 'Condition', state: 'Status' },
  rate: ({ cutBp }: Terms) => (cutBp === null ? 'Schedule' : percent(cutBp)),
  time: ({ startsOn, endsOn }: Terms) => `${fullDate(startsOn)} to ${fullDate(endsOn)}`,
  condition: ({ activityDays }: Terms) =>
    activityDays === null ? 'None' : `A first-degree sale within ${activityDays} days`,
  state: ({ isCurrent, isConditionMet }: Terms) => {
    if (!isCurrent) return 'Not valid today';
    return isConditionMet === false ? 'Condition not met: 0% now' : 'Applies now';
  },
} as const;

/** Copy for promises made to a cofounder. None of them is a balance. */
export const grantsCopy = {
  title: 'Cofounder promises',
  lead: 'What we promised you under signed agreements. Promises are not a balance and cannot be paid out.',
  loading: 'Loading your promises',
  failed: 'We couldn’t load your promises',
  caption: 'Promises, by the date of their agreement',
  columns: { promise: 'Promise', status: 'Status', agreement: 'Agreement', signed: 'Signed' },
  status: (status: string, endedOn: string | null) =>
    endedOn === null ? status : `${status}, ended ${fullDate(endedOn)}`,
} as const;
