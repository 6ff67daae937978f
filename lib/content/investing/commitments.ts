import { groupDigits } from '@/lib/domain/shared/numbers';
export type Commitment = {
  key: 'transparency' | 'equality';
  title: string;
  text: string;
  figures: readonly CommitmentFigure[];
};
export type CommitmentFigure = { value: string; label: string };

/** The number of published weekly reports as a figure, shown once there is one. */
export const reportFigure = (count: number): CommitmentFigure => ({
  value: groupDigits(count),
  label: count === 1 ? 'weekly report published' : 'weekly reports published',
});

/** The number of published weekly reports as an item in a list of facts. */
export const reportFact = (count: number) => ({
  label: 'Weekly reports',
  value: `Public, ${groupDigits(count)} so far`,
});

/** The two commitments of section 1. */
export const commitments: readonly [Commitment, Commitment] = [
  {
    key: 'transparency',
    title: 'Transparency with weekly reports',
    text: 'A public report every week: signals issued and closed, money in and money out. A missed week shows as a gap.',
    figures: [],
  },
  {
    key: 'equality',
    title: 'Cap table equality',
    text: 'Ownership should reflect the people we serve. The founder allocates 90% of his equity to this goal.',
    figures: [
      { value: '50%', label: 'minimum cap table share for people from diverse backgrounds' },
      { value: '90%', label: 'of the founder’s equity allocated to this goal' },
    ],
  },
];
