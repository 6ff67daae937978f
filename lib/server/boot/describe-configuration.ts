import type { Settings } from '@/lib/server/platform/settings/env';

type Running = { database: 'embedded' | 'external' | 'none'; role: 'site' | 'worker' };

/** The fields of the start-up log line: names and modes, never a secret or a URL that contains a password. */
export function describeConfiguration(settings: Settings, { database, role }: Running) {
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
 * The mode of each provider. In demo mode a provider without keys is simulated, and mail without a server stays in the
 * outbox; in live mode both are off. Secrets are not read here, because reading one creates it.
 */
function providerModes(settings: Settings) {
  const { mode, smtpUrl } = settings;
  const without = (demo: string) => (mode === 'demo' ? demo : 'off');
  const of = (provider: { apiBase: string } | undefined) => (provider ? by(provider.apiBase) : without('simulated'));
  return {
    mail: smtpUrl ? 'live' : without('kept in the outbox'),
    texts: of(settings.twilio),
    banks: of(settings.plaid),
    broker: of(settings.alpaca),
    tradier: of(settings.tradier),
    payments: of(settings.stripe),
    marketData: of(settings.finnhub),
  };
}

function by(apiBase: string) {
  const { host } = new URL(apiBase);
  return `${host.includes('sandbox') ? 'sandbox' : 'live'} by ${host}`;
}
