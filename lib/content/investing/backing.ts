import { backingLimits } from '@/lib/domain/investing/backing';
import { usdExact } from '@/lib/domain/shared/money';

/** The amounts that a pledge to a project can have. Rounds have their own limits. */
export const backingRange = `${usdExact(backingLimits.smallestCents)} to ${usdExact(backingLimits.largestCents)}`;
