/**
 * draft: hidden. testing-waters: collects interest, sells nothing (17 CFR 227.206). live: open on the intermediary's
 * platform. closing: the last 48 hours, without cancellations.
 */
export const roundStates = ['draft', 'testing-waters', 'live', 'closing', 'closed', 'cancelled'] as const;
export type RoundState = (typeof roundStates)[number];

/** Allowed transitions; the database rejects others (trigger `rounds_move`). */
export const roundMoves: Record<RoundState, readonly RoundState[]> = {
  draft: ['testing-waters', 'cancelled'],
  'testing-waters': ['live', 'cancelled'],
  live: ['closing', 'cancelled'],
  closing: ['closed', 'cancelled'],
  closed: [],
  cancelled: [],
};

export const isOver = (state: RoundState) => roundMoves[state].length === 0;

/** Legal periods, with their sources. */
export const roundRules = {
  /** 17 CFR 227.304(a): commitments can be canceled until this long before the deadline. */
  cancelHours: 48,
  /** 17 CFR 227.304(c)(1): time to reconfirm after a material change. */
  reconfirmBusinessDays: 5,
  /** 17 CFR 227.303(a)(2): documents must be public this long before a sale. */
  publicDays: 21,
} as const;

/** How a commitment ended; open commitments have no ending. */
export const commitmentEndings = ['withdrawn', 'not-reconfirmed', 'round-cancelled', 'not-held', 'completed'] as const;
export type CommitmentEnding = (typeof commitmentEndings)[number];

export const reservationStates = ['open', 'confirmed', 'cancelled', 'lapsed'] as const;

const hourMs = 3_600_000;

/** When commitments can no longer be canceled. */
export const cancelEnds = (deadline: Date) => new Date(deadline.getTime() - roundRules.cancelHours * hourMs);

/** When a round becomes public after its first look of this many hours. */
export const publicFrom = (firstLookAt: Date, hours: number) => new Date(firstLookAt.getTime() + hours * hourMs);
