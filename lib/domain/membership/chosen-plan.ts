import { testDriveDays } from '@/lib/domain/membership/plans';
import { intervals, tiers, type Interval, type Tier } from './plans';

export type ChosenPlan = {
  tier: Tier;
  interval: Interval;
  /** Days of the test drive; 0 without one. */
  days: number;
  /** Whether the URL names a plan. */
  isNamed: boolean;
};

/** The plan that the checkout starts with, from its query parameters. */
export function chosenPlan(params: Readonly<Record<string, unknown>>): ChosenPlan {
  const named = tiers.find((one) => one === params['plan']);
  return {
    tier: named ?? 'member',
    interval: intervals.find((one) => one === params['interval']) ?? 'month',
    days: params['testDrive'] === '1' ? testDriveDays : 0,
    isNamed: named !== undefined,
  };
}
