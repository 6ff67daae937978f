import type { Access } from '@/lib/contracts/shared/endpoint';
import { accountEndpoints } from './account-access-table';
import { operatorEndpoints } from './operator-access-table';

/**
 * Who may call each endpoint, written by hand and not derived from the contracts: a change of access has to be made
 * here as well, so that an endpoint cannot be made public by accident.
 */
export const accessTable: Record<Access, string> = {
  // Anyone, without signing in.
  public: `
    POST /api/account/cancel-email
    POST /api/account/confirm-email
    POST /api/auth/refresh
    GET /api/cap-table
    GET /api/cap-table/ledger.csv
    POST /api/contact
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
    GET /api/ledger/head
    POST /api/newsletter/confirm
    GET /api/newsletter/preferences
    PUT /api/newsletter/preferences
    POST /api/newsletter/subscribe
    POST /api/newsletter/unsubscribe
    GET /api/passwords/leaked/:prefix
    PUT /api/phone-numbers
    GET /api/outcomes
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
    GET /api/screener
    GET /api/screener/file
    GET /api/screener/map
    GET /api/screener/sectors
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
    GET /api/symbols/figures
    GET /api/symbols/search
    GET /api/symbols/stock-requests
    GET /api/the-roi/news-articles
    GET /api/trades
    GET /api/trades/checksum
    GET /api/trades/signals/:id
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
    GET /api/search
    GET /api/signals/sector-timing
    GET /api/signals/stock-timing
    GET /api/signals/stocks-to-watch
  `,
  ...accountEndpoints,
  // Only the operator's token.
  operator: operatorEndpoints,
};
