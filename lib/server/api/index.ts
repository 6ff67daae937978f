import { authRoutes } from './auth';
import { capTableRoutes } from './cap-table';
import { brokerageRoutes } from './brokerage';
import { banksRoutes } from './banks';
import { billingRoutes } from './billing';
import { billingOperationRoutes } from './billing-operation';
import { chartsRoutes } from './charts';
import { equalityRoutes } from './equality';
import { eventsRoutes } from './events';
import { experimentsRoutes } from './experiments';
import { investorsRoutes } from './investors';
import { incidentsRoutes } from './incidents';
import { investorAccountRoutes } from './investor-account';
import { leadsRoutes } from './leads';
import { myAccountRoutes } from './my-account';
import { newsRoutes } from './news';
import { marketOperationRoutes } from './market-operation';
import { newsletterRoutes } from './newsletter';
import { newsletterListRoutes } from './newsletter-list';
import { newsletterOperationRoutes } from './newsletter-operation';
import { operationRoutes } from './operation';
import { passwordsRoutes } from './passwords';
import { placeDecisionsRoutes } from './place-decisions';
import { placesRoutes } from './places';
import { phoneNumbersRoutes } from './phone-numbers';
import { postOperationRoutes } from './post-operation';
import { postsRoutes } from './posts';
import { projectOperationRoutes } from './project-operation';
import { projectsRoutes } from './projects';
import { roundOperationRoutes } from './round-operation';
import { roundsRoutes } from './rounds';
import { sectorsRoutes } from './sectors';
import { signalsRoutes } from './signals';
import { simpleSignupRoutes } from './simple-signup';
import { privacyRoutes } from './privacy';
import { referralsRoutes } from './referrals';
import { reportsRoutes } from './reports';
import { stockRequestsRoutes } from './stock-requests';
import { symbolsRoutes } from './symbols';
import { stripeRoutes } from './stripe';
import { tradesRoutes } from './trades';
import { transactionsRoutes } from './transactions';
import { tradierRoutes } from './tradier';
import { trackerRoutes } from './tracker';
import { twilioRoutes } from './twilio';
import { usersRoutes } from './users';
import { weeklyReportsRoutes } from './weekly-reports';
import { watchlistsRoutes } from './watchlists';

/** Every endpoint that the site serves. */
export const routes = [
  ...usersRoutes,
  ...investorsRoutes,
  ...investorAccountRoutes,
  ...authRoutes,
  ...myAccountRoutes,
  ...banksRoutes,
  ...tradierRoutes,
  ...transactionsRoutes,
  ...billingRoutes,
  ...billingOperationRoutes,
  ...stripeRoutes,
  ...passwordsRoutes,
  ...tradesRoutes,
  ...chartsRoutes,
  ...symbolsRoutes,
  ...sectorsRoutes,
  ...newsRoutes,
  ...signalsRoutes,
  ...stockRequestsRoutes,
  ...watchlistsRoutes,
  ...eventsRoutes,
  ...experimentsRoutes,
  ...brokerageRoutes,
  ...newsletterRoutes,
  ...newsletterListRoutes,
  ...newsletterOperationRoutes,
  ...leadsRoutes,
  ...trackerRoutes,
  ...placesRoutes,
  ...placeDecisionsRoutes,
  ...postsRoutes,
  ...postOperationRoutes,
  ...projectsRoutes,
  ...projectOperationRoutes,
  ...roundsRoutes,
  ...roundOperationRoutes,
  ...phoneNumbersRoutes,
  ...simpleSignupRoutes,
  ...twilioRoutes,
  ...capTableRoutes,
  ...equalityRoutes,
  ...weeklyReportsRoutes,
  ...incidentsRoutes,
  ...privacyRoutes,
  ...referralsRoutes,
  ...reportsRoutes,
  ...marketOperationRoutes,
  ...operationRoutes,
];
