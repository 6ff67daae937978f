import type { AlertName } from '@/lib/domain/platform/operator-alerts';

/**
 * Texts of alerts in the log, in `npm run ops -- alerts` and in mails to the operator: what happened and what to do.
 */
export const operatorAlerts: Record<AlertName, string> = {
  'message-budget-low': '80% of today’s phone message budget is used. To raise it, set MESSAGE_DAILY_BUDGET.',
  'message-budget-spent':
    'Today’s phone message budget is used up. Requests are rejected until midnight UTC. To raise it, set MESSAGE_DAILY_BUDGET.',
  'message-limit':
    'Phone messages to one number range or country have reached their limit. Check the latest numbers for toll fraud. To exclude a country, change MESSAGE_COUNTRIES.',
  'messaging-settings':
    'Twilio rejects our account, key or sender. Messages wait for up to a day. Compare the TWILIO_ settings with the Twilio console.',
  'messaging-queue-full':
    'Twilio’s queue for our sender is full, and messages wait. Add senders to the messaging service.',
  'market-key':
    'Finnhub rejects our key. No market data is fetched until you correct FINNHUB_API_KEY and restart the site.',
  'mail-sign-in': 'The mail server rejects our login. Mail waits for up to three days. Check SMTP_URL.',
  'payout-partly-reversed':
    'Part of a payout was reversed at Stripe. Reverse the rest there, or settle it with the payee.',
};
