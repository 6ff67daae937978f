import { isDemo } from '@/lib/content/shared/product';

/** Settings of the site that the legal documents depend on. The server fills them in. */
export type LegalFacts = {
  isDemo: boolean;
  /** Who operates this site. Details that the operator has not provided are undefined. */
  operator: { name?: string; address?: string; email?: string };
  isCountingVisits: boolean;
  /** Whether mail is sent, kept in the outbox of a demo, or off. */
  mail: 'sent' | 'kept' | 'off';
  /** Whether text messages are sent, kept in the outbox of a demo, or off. */
  texts: 'sent' | 'kept' | 'off';
  /** Number of months after which counted visits are deleted. */
  retentionMonths: number;
  accessMinutes: number;
  refreshDays: number;
  resetMinutes: number;
};

/** Default facts, for pages that are built before the server starts. */
export const plainFacts: LegalFacts = {
  isDemo,
  operator: {},
  isCountingVisits: false,
  mail: isDemo ? 'kept' : 'off',
  texts: isDemo ? 'kept' : 'off',
  retentionMonths: 13,
  accessMinutes: 15,
  refreshDays: 14,
  resetMinutes: 30,
};
