import type { LegalFacts } from '@/lib/content/legal/facts';
import type { Settings } from './env';

/** What the legal documents say about this very site. */
export function legalFacts(settings: Settings): LegalFacts {
  const { mode, operator, sendEvents, smtpUrl, twilio, retentionMonths, accessTtlS, refreshTtlS, resetTtlS } = settings;
  return {
    isDemo: mode === 'demo',
    operator,
    isCountingVisits: sendEvents,
    mail: smtpUrl ? 'sent' : mode === 'demo' ? 'kept' : 'off',
    texts: twilio ? 'sent' : mode === 'demo' ? 'kept' : 'off',
    retentionMonths,
    accessMinutes: Math.ceil(accessTtlS / 60),
    refreshDays: Math.ceil(refreshTtlS / 86_400),
    resetMinutes: Math.ceil(resetTtlS / 60),
  };
}

const operatorSettings = { name: 'OPERATOR_NAME', address: 'OPERATOR_ADDRESS', email: 'OPERATOR_EMAIL' } as const;

/** What a live site's operator has not said about itself; the documents say so too. */
export const missingOperatorSettings = ({ mode, operator }: Pick<Settings, 'mode' | 'operator'>) =>
  mode === 'live'
    ? (Object.keys(operatorSettings) as (keyof typeof operatorSettings)[])
        .filter((part) => !operator[part])
        .map((part) => operatorSettings[part])
    : [];
