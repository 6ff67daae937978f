import type { LegalFacts } from '@/lib/content/marketing/legal/facts';
import type { Settings } from '@/lib/server/platform/settings/env';

/** Facts about this site used in the legal documents. */
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

/** Settings about the operator that a live site lacks; the documents say so too. */
export const missingOperatorSettings = ({ mode, operator }: Pick<Settings, 'mode' | 'operator'>) =>
  mode === 'live'
    ? (Object.keys(operatorSettings) as (keyof typeof operatorSettings)[])
        .filter((part) => !operator[part])
        .map((part) => operatorSettings[part])
    : [];
