import { authRoutes } from '@/lib/server/accounts/auth-routes';
import { linkedAccountsRoutes } from '@/lib/server/accounts/linked-accounts-routes';
import { capTableRoutes } from '@/lib/server/investing/cap-table/cap-table-routes';
import { brokerageRoutes } from '@/lib/server/brokerage/application/brokerage-routes';
import { banksRoutes } from '@/lib/server/brokerage/banks/banks-routes';
import { billingRoutes } from '@/lib/server/membership/billing-routes';
import { billingOperationRoutes } from '@/lib/server/membership/billing-operation-routes';
import { chartsRoutes } from '@/lib/server/research/sectors/charts-routes';
import { savedScreensRoutes, screenerRoutes } from '@/lib/server/research/screener/screener-routes';
import { equalityRoutes } from '@/lib/server/investing/equality/equality-routes';
import { eventsRoutes } from '@/lib/server/visits/events-routes';
import { experimentsRoutes } from '@/lib/server/visits/experiments-routes';
import { investorsRoutes } from '@/lib/server/accounts/investors-routes';
import { incidentsRoutes } from '@/lib/server/investing/weekly-reports/incidents-routes';
import { investorAccountRoutes } from '@/lib/server/my-account/investor-account-routes';
import { leadsRoutes } from '@/lib/server/leads/leads-routes';
import { homeRoutes } from '@/lib/server/my-account/home-routes';
import { myAccountRoutes } from '@/lib/server/my-account/my-account-routes';
import { newsRoutes } from '@/lib/server/research/news/news-routes';
import { marketOperationRoutes } from '@/lib/server/market/market-operation-routes';
import { newsletterRoutes } from '@/lib/server/publishing/newsletter/newsletter-routes';
import { newsletterListRoutes } from '@/lib/server/publishing/newsletter/newsletter-list-routes';
import { newsletterOperationRoutes } from '@/lib/server/publishing/newsletter/newsletter-operation-routes';
import { operationRoutes } from './operation-routes';
import { passwordsRoutes } from '@/lib/server/accounts/passwords-routes';
import { placeDecisionsRoutes } from '@/lib/server/places/place-decisions-routes';
import { placesRoutes } from '@/lib/server/places/places-routes';
import { phoneNumbersRoutes } from '@/lib/server/leads/phone-numbers-routes';
import { postOperationRoutes } from '@/lib/server/publishing/posts/post-operation-routes';
import { postsRoutes } from '@/lib/server/publishing/posts/posts-routes';
import { projectOperationRoutes } from '@/lib/server/investing/projects/project-operation-routes';
import { projectsRoutes } from '@/lib/server/investing/projects/projects-routes';
import { roundOperationRoutes } from '@/lib/server/investing/rounds/round-operation-routes';
import { roundsRoutes } from '@/lib/server/investing/rounds/rounds-routes';
import { searchRoutes } from '@/lib/server/search/search-routes';
import { sectorsRoutes } from '@/lib/server/research/sectors/sectors-routes';
import { signalsRoutes } from '@/lib/server/research/timing/signals-routes';
import { simpleSignupRoutes } from '@/lib/server/leads/simple-signup-routes';
import { privacyRoutes } from '@/lib/server/my-account/privacy-routes';
import { saleOperationRoutes } from '@/lib/server/referrals/earnings/trace-operation-routes';
import { commissionOperationRoutes } from '@/lib/server/referrals/commission-operation-routes';
import { payoutOperationRoutes } from '@/lib/server/referrals/payouts/payout-operation-routes';
import { partnerRoutes } from '@/lib/server/referrals/partners/partner-routes';
import { cofounderGrantsRoutes } from '@/lib/server/referrals/grants/cofounder-grants-routes';
import { payoutsRoutes } from '@/lib/server/referrals/payouts/payouts-routes';
import { earningsRoutes } from '@/lib/server/referrals/earnings/earnings-routes';
import { referralsRoutes } from '@/lib/server/referrals/referrals-routes';
import { reportsRoutes } from '@/lib/server/visits/reports-routes';
import { stockRequestsRoutes } from '@/lib/server/research/stock-requests/stock-requests-routes';
import { symbolsRoutes } from '@/lib/server/research/stocks/symbols-routes';
import { stripeRoutes } from '@/lib/server/membership/stripe-routes';
import { ledgerRoutes } from '@/lib/server/signals/ledger/ledger-routes';
import { signalDeskRoutes } from '@/lib/server/signals/desk/signal-desk-routes';
import { outcomesRoutes } from '@/lib/server/signals/outcomes/outcomes-routes';
import { signalTextsRoutes } from '@/lib/server/signals/texts/signal-texts-routes';
import { tradesRoutes } from '@/lib/server/signals/trades-routes';
import { transactionsRoutes } from '@/lib/server/membership/transactions-routes';
import { transfersRoutes } from '@/lib/server/brokerage/transfers/transfers-routes';
import { tradierRoutes } from '@/lib/server/brokerage/tradier/tradier-routes';
import { trackerRoutes } from '@/lib/server/leads/tracker-routes';
import { twilioRoutes } from '@/lib/server/leads/twilio-routes';
import { usersRoutes } from '@/lib/server/accounts/users-routes';
import { weeklyReportsRoutes } from '@/lib/server/investing/weekly-reports/weekly-reports-routes';
import { watchlistsRoutes } from '@/lib/server/research/watchlists/watchlists-routes';

/** All routes of the API. */
export const routes = [
  ...usersRoutes,
  ...investorsRoutes,
  ...investorAccountRoutes,
  ...authRoutes,
  ...linkedAccountsRoutes,
  ...homeRoutes,
  ...myAccountRoutes,
  ...banksRoutes,
  ...transfersRoutes,
  ...tradierRoutes,
  ...transactionsRoutes,
  ...billingRoutes,
  ...billingOperationRoutes,
  ...stripeRoutes,
  ...passwordsRoutes,
  ...tradesRoutes,
  ...outcomesRoutes,
  ...signalTextsRoutes,
  ...ledgerRoutes,
  ...signalDeskRoutes,
  ...chartsRoutes,
  ...screenerRoutes,
  ...savedScreensRoutes,
  ...symbolsRoutes,
  ...sectorsRoutes,
  ...searchRoutes,
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
  ...earningsRoutes,
  ...referralsRoutes,
  ...commissionOperationRoutes,
  ...payoutsRoutes,
  ...partnerRoutes,
  ...cofounderGrantsRoutes,
  ...saleOperationRoutes,
  ...payoutOperationRoutes,
  ...reportsRoutes,
  ...marketOperationRoutes,
  ...operationRoutes,
];
