import { isDemo } from '@/lib/content/shared/product';

/** The documents' text depends on the site's settings, which the server fills in here. */
export type LegalFacts = {
  isDemo: boolean;
  /** Who runs this site; details that the operator has not given are undefined. */
  operator: { name?: string; address?: string; email?: string };
  isCountingVisits: boolean;
  /** Mail is sent by the operator's mail service, kept in the outbox of a demo, or off. */
  mail: 'sent' | 'kept' | 'off';
  /** The same for messages to phones. */
  texts: 'sent' | 'kept' | 'off';
  /** After how many months counted visits are deleted. */
  retentionMonths: number;
  accessMinutes: number;
  refreshDays: number;
  resetMinutes: number;
};

/** The default facts, for pages that are built before the site starts. */
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
