import type { Access } from '@/lib/contracts/shared/endpoint';
import { operatorEndpoints } from './operator-access-table';

/**
 * Who may call each endpoint, written by hand and not read from the contracts: a change of access has to be made twice,
 * here as well, so that an endpoint cannot be opened by accident.
 */
export const accessTable: Record<Access, string> = {
  // Anyone, without signing in.
  public: `
    POST /api/account/cancel-email
    POST /api/account/confirm-email
    POST /api/auth/refresh
    GET /api/cap-table
    GET /api/cap-table/ledger.csv
    GET /api/equality
    POST /api/events
    POST /api/experiments/exposures
    GET /api/healthz
    GET /api/incidents
    POST /api/investors/login
    PUT /api/investors/register-basic
    GET /api/investors/request-new-password
    POST /api/investors/reset-password/:token
    GET /api/investors/verify-password-request/:token
    POST /api/newsletter/confirm
    GET /api/newsletter/preferences
    PUT /api/newsletter/preferences
    POST /api/newsletter/subscribe
    POST /api/newsletter/unsubscribe
    GET /api/passwords/leaked/:prefix
    PUT /api/phone-numbers
    GET /api/places
    GET /api/places/:kind/:slug
    GET /api/places/map
    GET /api/places/totals
    GET /api/post-categories
    GET /api/post-feeds/:token
    GET /api/post-feeds/free
    GET /api/posts/free-posts
    GET /api/posts/free-posts/:id
    GET /api/projects
    GET /api/projects/:slug
    GET /api/public-tracker/submissions
    PUT /api/public-tracker/submissions
    GET /api/readyz
    GET /api/referrals/:code
    GET /api/sectors
    GET /api/sectors/:slug/sector-news-articles
    GET /api/sectors/:slug/symbols
    PUT /api/simple-signup
    POST /api/simple-signup/confirm
    POST /api/sponsors
    GET /api/symbols
    GET /api/symbols/:id
    GET /api/symbols/:id/news-articles
    GET /api/symbols/:id/sector-news-articles
    GET /api/symbols/:id/stocks
    GET /api/symbols/search
    GET /api/symbols/stock-requests
    GET /api/the-roi/news-articles
    GET /api/trades
    GET /api/users/exists
    POST /api/users/join-us
    POST /api/users/login
    PUT /api/users/register
    PUT /api/users/register-campaign
    GET /api/users/request-new-password
    POST /api/users/reset-password/:token
    GET /api/users/verify-password-request/:token
    POST /api/webhooks/stripe
    POST /api/webhooks/twilio/inbound
    POST /api/webhooks/twilio/status
    GET /api/weekly-reports
  `,
  // Anyone; a signed-in caller may get more.
  optional: `
    POST /api/auth/logout
    GET /api/authors/:id
    GET /api/posts
    GET /api/posts/:id
    DELETE /api/privacy/own-data
    POST /api/privacy/own-data
    GET /api/rounds
    GET /api/rounds/:slug
    GET /api/signals/sector-timing
    GET /api/signals/stock-timing
    GET /api/signals/stocks-to-watch
  `,
  // A signed-in user or investor.
  either: `
    GET /admin/fin-hub/stock-candles
    DELETE /api/account
    GET /api/account
    PUT /api/account
    POST /api/account/email
    GET /api/account/export
    GET /api/account/messages
    PUT /api/account/messages
    PUT /api/account/password
    POST /api/account/proof
    DELETE /api/account/sessions
    GET /api/account/sessions
    DELETE /api/account/sessions/:id
    GET /api/auth/session
    GET /api/charts/compare
    GET /api/charts/sectors/:chart
    GET /api/charts/sectors/:slug/:chart
    GET /api/charts/stocks/:ticker/:chart
    DELETE /api/equality/mine
    GET /api/equality/mine
    PUT /api/equality/mine
    DELETE /api/post-feed
    GET /api/post-feed
    PUT /api/post-feed
    DELETE /api/privacy/own-data/research
    GET /api/signals/custom-pattern
    PUT /api/symbols/stock-requests
    DELETE /api/symbols/stock-requests/:ticker/vote
    GET /api/symbols/stock-requests/mine
    POST /api/watch-alerts
    DELETE /api/watch-alerts/:id
    GET /api/watchlists
    POST /api/watchlists
    DELETE /api/watchlists/:id
    PUT /api/watchlists/:id
    DELETE /api/watchlists/:id/symbols/:ticker
    PUT /api/watchlists/:id/symbols/:ticker
  `,
  // A signed-in user; an investor is refused with 403.
  member: `
    POST /api/alpaca/account
    GET /api/alpaca/account/exists
    GET /api/alpaca/application
    PUT /api/alpaca/application/details
    DELETE /api/alpaca/application-draft
    GET /api/alpaca/application-draft
    PUT /api/alpaca/application-draft
    POST /api/alpaca/documents
    GET /api/billing
    POST /api/billing/cancel-reason
    POST /api/billing/gifts
    POST /api/billing/gifts/redeem
    POST /api/billing/sample-card
    DELETE /api/places/:kind/:slug/claim
    PUT /api/places/:kind/:slug/claim
    POST /api/places/:kind/:slug/renewal
    POST /api/places/:kind/:slug/reports
    GET /api/places/:kind/:slug/standing
    DELETE /api/places/:kind/:slug/waiting
    PUT /api/places/:kind/:slug/waiting
    GET /api/plaid/bank/exists
    GET /api/brokerage/funding
    GET /api/brokerage/transfers
    POST /api/brokerage/transfers
    GET /api/brokerage/transfers/:id
    POST /api/brokerage/transfers/:id/cancel
    POST /api/brokerage/transfers/sample-step
    GET /api/plaid/banks
    DELETE /api/plaid/banks/:id
    POST /api/plaid/banks/:id/finish
    POST /api/plaid/banks/:id/link
    POST /api/plaid/link
    POST /api/plaid/processor-token
    POST /api/plaid/sample-link
    GET /api/referrals/own
    PUT /api/referrals/own
    DELETE /api/tradier-oauth
    GET /api/tradier-oauth
    POST /api/tradier-oauth
    POST /api/tradier-oauth/sample
    POST /api/tradier-oauth/start
    POST /api/transactions/attach-payment-method
    POST /api/transactions/create-customer
    POST /api/transactions/payment-intent
    POST /api/transactions/setup-intent
    POST /api/transactions/subscriptions
    DELETE /api/transactions/subscriptions/:id
    PUT /api/transactions/subscriptions/:id
    GET /api/transactions/subscriptions/:id/un-cancel
    GET /api/transactions/subscriptions/:uniqueId/verify
    GET /api/users/generate-promo-code
    GET /api/users/payment-methods
    DELETE /api/users/payment-methods/:id
    GET /api/users/profile
    PUT /api/users/searches
  `,
  // A signed-in investor; a user is refused with 403.
  investor: `
    PUT /api/backers/back-project
    GET /api/backers/projects
    DELETE /api/backers/projects/:slug
    GET /api/backers/projects/:slug
    DELETE /api/investors/delete-account
    GET /api/investors/payment-methods
    GET /api/investors/register-aml
    PUT /api/investors/register-aml
    DELETE /api/rounds/:slug/commitment
    PUT /api/rounds/:slug/commitment
    POST /api/rounds/:slug/reconfirmation
    DELETE /api/rounds/:slug/reservation
    PUT /api/rounds/:slug/reservation
    GET /api/rounds/:slug/standing
    GET /api/rounds/own
  `,
  // The operator’s token alone.
  operator: operatorEndpoints,
};
