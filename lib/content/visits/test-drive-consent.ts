import { testDriveDays } from '@/lib/domain/membership/plans';
import { productName } from '@/lib/content/shared/product';

/** The consent text for starting a test drive with a card. New wording needs a new consent version. */
export const testDriveConsentText = `I agree to start a ${testDriveDays}-day test drive of ${productName}. When it ends, my card is charged the price shown here, and again each billing period until I cancel. ${productName} emails me before the first charge. I can cancel in two clicks on my billing page. If I cancel before the first charge, I pay nothing.`;
