import { testDriveDays } from '@/lib/domain/plans';
import { productName } from './product';

/** What somebody agrees to who begins a test drive with a card; the price stands beside it. */
export const testDriveConsentText = `I start a ${testDriveDays}-day test drive of ${productName}. I understand that my card is charged the price shown here when the ${testDriveDays} days are over, and again each period after that, until I cancel. ${productName} writes to me before the first charge. If I cancel before it, two clicks on my billing page, I pay nothing.`;
