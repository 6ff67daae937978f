import { checkScreen, type ApplicationScreen } from '@/lib/domain/application-steps';

/** The way through the application: the answers are checked before anything is signed. */
const order: readonly ApplicationScreen[] = [
  'account-creation',
  'contact-information',
  'investor-questionnaire',
  checkScreen,
  'agreements',
];

export const screenAfter = (screen: ApplicationScreen) => order[order.indexOf(screen) + 1] ?? screen;
export const screenBefore = (screen: ApplicationScreen) => order[order.indexOf(screen) - 1] ?? screen;
