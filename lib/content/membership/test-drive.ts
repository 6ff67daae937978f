import { testDriveDays } from '@/lib/domain/membership/plans';
import { productName } from '@/lib/content/shared/product';

/** The consent for starting a test drive with a card. A new wording needs a new consent version. */
export const testDriveConsentText = `I start a ${testDriveDays}-day test drive of ${productName}. I understand that my card is charged the price shown here when the ${testDriveDays} days are over, and again each period after that, until I cancel. ${productName} writes to me before the first charge. If I cancel before it, two clicks on my billing page, I pay nothing.`;
