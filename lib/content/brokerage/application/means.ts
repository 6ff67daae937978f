import type { MoneyKey } from '@/lib/domain/brokerage/application/amounts';
import type { MoneyBand } from '@/lib/domain/brokerage/application/values';
import { optionsOf, type Question, type QuestionGroup } from './question';

const bands = optionsOf<MoneyBand>({
  under_50000: 'Up to $50,000',
  '50001_to_100000': '$50,001 to $100,000',
  '100001_to_200000': '$100,001 to $200,000',
  '200001_to_500000': '$200,001 to $500,000',
  '500001_to_1000000': '$500,001 to $1,000,000',
  '1000001_to_5000000': '$1,000,001 to $5,000,000',
  greater_than_5000000: 'More than $5,000,000',
});

/** Questions for an amount: choosing a range fills in its minimum and maximum, which the applicant may narrow. */
const span = <Range extends MoneyKey>(name: Range, label: string) =>
  [
    { name, kind: 'select', label, options: bands },
    { name: `${name}_min`, kind: 'money', label: `${label}: minimum`, isHalf: true },
    { name: `${name}_max`, kind: 'money', label: `${label}: maximum`, isHalf: true },
  ] as const satisfies readonly Question[];

/** Income and net worth in whole dollars (section 3). */
export const meansGroup = {
  id: 'means',
  title: 'Income and net worth',
  text: 'Choose a range for each. You can narrow it in the line below.',
  questions: [
    ...span('annual_income', 'Annual income'),
    ...span('total_net_worth', 'Total net worth'),
    ...span('liquid_net_worth', 'Liquid net worth'),
  ],
} as const satisfies QuestionGroup;
