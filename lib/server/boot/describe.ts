import type { Settings } from '@/lib/server/env';

type Running = { database: 'embedded' | 'external' | 'none'; role: 'site' | 'worker' };

/** What runs, for the one line at start: names and modes, never an address with a password, never a secret. */
export function describeRunning(settings: Settings, { database, role }: Running) {
  const databases = {
    embedded: 'embedded Postgres',
    external: 'the Postgres of DATABASE_URL',
    none: 'none, the API is elsewhere',
  };
  return {
    role,
    mode: settings.mode,
    address: settings.siteUrl,
    ...(settings.apiBaseUrl ? { api: new URL(settings.apiBaseUrl).origin } : {}),
    database: databases[database],
    providers: providerModes(settings),
  };
}

/**
 * Those that the site has so far. In demo mode one without keys is simulated, and mail without an address is kept in the
 * outbox; in live mode both are off.
 */
function providerModes({ mode, smtpUrl, twilio, finnhub, plaid, tradier, stripe }: Settings) {
  const without = (demo: string) => (mode === 'demo' ? demo : 'off');
  return {
    mail: smtpUrl ? 'live' : without('kept in the outbox'),
    texts: twilio ? `live by ${new URL(twilio.apiBase).host}` : without('simulated'),
    banks: plaid ? `live by ${new URL(plaid.apiBase).host}` : without('simulated'),
    tradier: tradier ? `live by ${new URL(tradier.apiBase).host}` : without('simulated'),
    payments: stripe ? `live by ${new URL(stripe.apiBase).host}` : without('simulated'),
    marketData: finnhub ? `live by ${new URL(finnhub.apiBase).host}` : without('simulated'),
  };
}
