import type { ApplicationStatus } from './statuses';

/** The stages of an application as its applicant sees them; 'action' and those after it are decisions. */
export const stages = [
  'submitted',
  'review',
  'decision',
  'action',
  'approved',
  'active',
  'rejected',
  'refused',
  'closed',
] as const;
export type Stage = (typeof stages)[number];

export type TimelineEntry = {
  stage: Stage;
  /** When it began; null when it is still to come, or its time is not known. */
  at: string | null;
  state: 'past' | 'current' | 'upcoming';
};

const stageOf: Record<ApplicationStatus, Stage> = {
  sending: 'submitted',
  unanswered: 'submitted',
  refused: 'refused',
  INACTIVE: 'review',
  PAPER_ONLY: 'review',
  ONBOARDING: 'review',
  SUBMITTED: 'review',
  SUBMISSION_FAILED: 'submitted',
  ACTION_REQUIRED: 'action',
  ACCOUNT_UPDATED: 'review',
  APPROVAL_PENDING: 'review',
  APPROVED: 'approved',
  REJECTED: 'rejected',
  ACTIVE: 'active',
  ACCOUNT_CLOSED: 'closed',
  other: 'review',
};

/** What follows each stage in every case. */
const following: Partial<Record<Stage, readonly Stage[]>> = {
  submitted: ['review', 'decision'],
  review: ['decision'],
  action: ['review', 'decision'],
  approved: ['active'],
};

type Told = {
  status: ApplicationStatus;
  createdAt: string;
  history: readonly { status: ApplicationStatus; at: string }[];
};

/** The stages that an application has been through, the one it is in, and those still to come. */
export function timelineOf({ status, createdAt, history }: Told): TimelineEntry[] {
  const seen: { stage: Stage; at: string | null }[] = [{ stage: 'submitted', at: createdAt }];
  const add = (stage: Stage, at: string | null) => {
    // An account is approved before it is active, also when we did not ask in between.
    if (stage === 'active' && !seen.some((entry) => entry.stage === 'active' || entry.stage === 'approved'))
      seen.push({ stage: 'approved', at: null });
    if (seen.at(-1)?.stage !== stage) seen.push({ stage, at });
  };
  for (const event of history) add(stageOf[event.status], event.at);
  add(stageOf[status], null);
  return [
    ...seen.map((entry, place) => ({ ...entry, state: place === seen.length - 1 ? 'current' : 'past' }) as const),
    ...(following[stageOf[status]] ?? []).map((stage) => ({ stage, at: null, state: 'upcoming' }) as const),
  ];
}
