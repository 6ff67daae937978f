import { isDemo } from '@/lib/content/shared/product';

/** The documents' text depends on the site's settings, which the server fills in here. */
export type LegalFacts = {
  isDemo: boolean;
  /** Who runs this site; what the operator has not said is missing. */
  operator: { name?: string; address?: string; email?: string };
  isCountingVisits: boolean;
  /** Mail leaves by the operator's mail service, stays in the outbox of a demo, or is off. */
  mail: 'sent' | 'kept' | 'off';
  /** The same for messages to phones. */
  texts: 'sent' | 'kept' | 'off';
  /** After how many months counted visits are deleted. */
  retentionMonths: number;
  accessMinutes: number;
  refreshDays: number;
  resetMinutes: number;
};

/** The facts of a site as it comes: for pages that are built before it has started. */
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
