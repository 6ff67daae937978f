import type { LegalFacts } from '@/lib/content/marketing/legal/facts';
import type { Settings } from '@/lib/server/platform/settings/env';

/** The site's settings that the legal documents state. */
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

/** Names of the operator settings that a live site still lacks; empty in demo mode. */
export const missingOperatorSettings = ({ mode, operator }: Pick<Settings, 'mode' | 'operator'>) =>
  mode === 'live'
    ? (Object.keys(operatorSettings) as (keyof typeof operatorSettings)[])
        .filter((part) => !operator[part])
        .map((part) => operatorSettings[part])
    : [];
