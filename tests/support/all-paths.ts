import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import { membershipPaths } from '@/lib/domain/membership/membership-paths';
import { placePaths } from '@/lib/domain/places/place-paths';
import { toolPaths } from '@/lib/domain/platform/tool-paths';
import { publishingPaths } from '@/lib/domain/publishing/publishing-paths';
import { referralPaths } from '@/lib/domain/referrals/referral-paths';
import { mailedPaths } from '@/lib/domain/shared/mailed-paths';
import { paths } from '@/lib/domain/shared/paths';
import { tradesPath } from '@/lib/domain/signals/listing/trades-path';
import { recordPaths } from '@/lib/domain/signals/record-paths';
import { visitPaths } from '@/lib/domain/visits/visit-paths';

/** Every path of the site, by name. Rarely linked paths are defined in their own files. */
export const allPaths = {
  ...paths,
  ...recordPaths,
  ...investingPaths,
  ...placePaths,
  ...membershipPaths,
  ...brokeragePaths,
  ...publishingPaths,
  trades: tradesPath,
  tradesReport: '/options-signals/report',
  referrals: referralPaths.overview,
  referralSales: referralPaths.sales,
  referralPayouts: referralPaths.payouts,
  ...visitPaths,
  ...toolPaths,
  ...mailedPaths,
} as const;
