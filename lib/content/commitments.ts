export type Commitment = {
  key: 'transparency' | 'equality';
  title: string;
  text: string;
  figures: readonly CommitmentFigure[];
};
export type CommitmentFigure = { value: string; label: string };

/** The two commitments of section 1. */
export const commitments: readonly [Commitment, Commitment] = [
  {
    key: 'transparency',
    title: 'Transparency with weekly reports',
    text: 'Every week gets a report: what was issued, what closed, what came in and what went out. A week without one will show as a gap.',
    figures: [{ value: '1', label: 'report for each week' }],
  },
  {
    key: 'equality',
    title: 'Cap table equality',
    text: 'Ownership should look like the people it serves. The founder allocates 90% of his equity to getting there.',
    figures: [
      { value: '50%', label: 'of the cap table, at least, for people from diverse backgrounds' },
      { value: '90%', label: 'of the founder’s equity allocated to it' },
    ],
  },
];
