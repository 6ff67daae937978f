import type { ApplicationStatus } from './statuses';

/** The stages of an application as its applicant sees them; a decision is one of the last five. */
export const stages = [
  'submitted',
  'review',
  'decision',
  'action',
  'approved',
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
  ACTIVE: 'approved',
  ACCOUNT_CLOSED: 'closed',
  other: 'review',
};

/** What follows each stage in every case. */
const following: Partial<Record<Stage, readonly Stage[]>> = {
  submitted: ['review', 'decision'],
  review: ['decision'],
  action: ['review', 'decision'],
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
    if (seen.at(-1)?.stage !== stage) seen.push({ stage, at });
  };
  for (const event of history) add(stageOf[event.status], event.at);
  add(stageOf[status], null);
  return [
    ...seen.map((entry, place) => ({ ...entry, state: place === seen.length - 1 ? 'current' : 'past' }) as const),
    ...(following[stageOf[status]] ?? []).map((stage) => ({ stage, at: null, state: 'upcoming' }) as const),
  ];
}
