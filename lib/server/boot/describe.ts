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

/** Those that the site has so far. Without settings they are simulated in demo mode and off in live mode. */
function providerModes({ mode, smtpUrl, twilio }: Settings) {
  const without = mode === 'demo' ? 'kept in the outbox' : 'off';
  return {
    mail: smtpUrl ? 'live' : without,
    texts: twilio ? `live by ${new URL(twilio.apiBase).host}` : without,
  };
}
