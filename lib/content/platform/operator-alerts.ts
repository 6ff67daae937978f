import type { AlertName } from '@/lib/domain/platform/operator-alerts';

/** What an alert says in the log, in `npm run ops -- alerts` and in the operator's mail: what happened, what to do. */
export const operatorAlerts: Record<AlertName, string> = {
  'message-budget-low': 'Four fifths of today’s budget of phone messages are used. MESSAGE_DAILY_BUDGET sets it.',
  'message-budget-spent':
    'Today’s budget of phone messages is used up. Requests are refused until midnight UTC. MESSAGE_DAILY_BUDGET sets it.',
  'message-limit':
    'Phone messages to one range of numbers or one country have reached their limit. Check the latest numbers for toll fraud; MESSAGE_COUNTRIES excludes a country.',
  'messaging-settings':
    'Twilio refuses our account, key or sender. Messages wait for a day; check the TWILIO_ settings against the console.',
  'messaging-queue-full': 'Twilio’s queue for our sender is full. Messages wait; add senders to the messaging service.',
  'market-key':
    'Finnhub refuses our key. No market data are fetched until FINNHUB_API_KEY is correct and the site restarts.',
  'mail-sign-in': 'The mail server refuses our sign-in. Mail waits for up to three days; check SMTP_URL.',
  'payout-partly-reversed':
    'Part of a payout was reversed at Stripe. Reverse the rest there, or settle it with the payee.',
};
