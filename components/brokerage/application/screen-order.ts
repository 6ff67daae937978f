import { checkScreen, type ApplicationScreen } from '@/lib/domain/brokerage/application-steps';

/** The screens in order; the review comes before the agreements. */
const order: readonly ApplicationScreen[] = [
  'account-creation',
  'contact-information',
  'investor-questionnaire',
  checkScreen,
  'agreements',
];

export const screenAfter = (screen: ApplicationScreen) => order[order.indexOf(screen) + 1] ?? screen;
export const screenBefore = (screen: ApplicationScreen) => order[order.indexOf(screen) - 1] ?? screen;
