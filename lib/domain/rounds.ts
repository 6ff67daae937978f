/**
 * draft: nobody sees it. testing-waters: interest may be shown, nothing is sold (17 CFR 227.206). live: the offering
 * runs on the intermediary's platform. closing: its last 48 hours, in which nothing can be cancelled any more.
 */
export const roundStates = ['draft', 'testing-waters', 'live', 'closing', 'closed', 'cancelled'] as const;
export type RoundState = (typeof roundStates)[number];

/** What may follow what; the database refuses everything else (trigger `rounds_move`). */
export const roundMoves: Record<RoundState, readonly RoundState[]> = {
  draft: ['testing-waters', 'cancelled'],
  'testing-waters': ['live', 'cancelled'],
  live: ['closing', 'cancelled'],
  closing: ['closed', 'cancelled'],
  closed: [],
  cancelled: [],
};

export const isOver = (state: RoundState) => roundMoves[state].length === 0;

/** The numbers behind the rules, with where they are written. */
export const roundRules = {
  /** 17 CFR 227.304(a): cancelling ends so long before the deadline. */
  cancelHours: 48,
  /** 17 CFR 227.304(c)(1): after a material change. */
  reconfirmBusinessDays: 5,
  /** 17 CFR 227.303(a)(2): the papers are public so long before a sale. */
  publicDays: 21,
} as const;

/** How a commitment came to its end; one without an ending is live. */
export const commitmentEndings = ['withdrawn', 'not-reconfirmed', 'round-cancelled', 'not-held', 'completed'] as const;
export type CommitmentEnding = (typeof commitmentEndings)[number];

export const reservationStates = ['open', 'confirmed', 'cancelled', 'lapsed'] as const;

const hourMs = 3_600_000;

/** From this instant on nothing can be cancelled. */
export const cancelEnds = (deadline: Date) => new Date(deadline.getTime() - roundRules.cancelHours * hourMs);

/** When everybody sees a round that investors see from `firstLookAt` on. */
export const publicFrom = (firstLookAt: Date, hours: number) => new Date(firstLookAt.getTime() + hours * hourMs);
