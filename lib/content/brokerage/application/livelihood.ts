import {
  dependentCounts,
  type employmentStatuses,
  type fundingSources,
  type maritalStatuses,
} from '@/lib/domain/brokerage/application/values';
import { usStates } from '@/lib/domain/shared/us-states';
import { optionsOf, type Question, type QuestionGroup } from './question';

const states = optionsOf(usStates);

/** Section 3: asked only of somebody who is employed, and then required. */
const employer: readonly Question[] = [
  { name: 'employer_name', kind: 'text', label: 'Employer', autoComplete: 'organization', isHalf: true },
  {
    name: 'employment_position',
    kind: 'text',
    label: 'Position',
    autoComplete: 'organization-title',
    isHalf: true,
  },
  { name: 'employer_country', kind: 'country', label: 'Country of the employer' },
  { name: 'employer_street_address', kind: 'text', label: 'Street address of the employer', isHalf: true },
  { name: 'employer_city', kind: 'text', label: 'City of the employer', isHalf: true },
  {
    name: 'employer_state',
    kind: 'select',
    label: 'State of the employer',
    options: states,
    isHalf: true,
    showWhen: { name: 'employer_country', is: 'USA' },
  },
  {
    name: 'employer_state',
    kind: 'text',
    label: 'State or region of the employer',
    isHalf: true,
    showWhen: { name: 'employer_country', isNot: 'USA' },
  },
  { name: 'employer_postal_code', kind: 'text', label: 'Postal code of the employer', isHalf: true },
];

/** Section 3: what somebody lives on. */
export const livelihoodGroup: QuestionGroup = {
  id: 'employment',
  title: 'Work and family',
  text: 'If you are employed we ask for your employer, because the broker must.',
  questions: [
    {
      name: 'employment_status',
      kind: 'choice',
      label: 'What is your employment status?',
      options: optionsOf<(typeof employmentStatuses)[number]>({
        employed: 'Employed',
        self_employed: 'Self-employed',
        unemployed: 'Unemployed',
        retired: 'Retired',
      }),
    },
    ...employer,
    {
      name: 'funding_source',
      kind: 'choice',
      label: 'Where does the money for this account come from?',
      options: optionsOf<(typeof fundingSources)[number]>({
        employment_income: 'Income from work',
        investments: 'Investments',
        inheritance: 'An inheritance',
        business_income: 'Income from a business',
        savings: 'Savings',
        family: 'Family',
      }),
    },
    {
      name: 'marital_status',
      kind: 'choice',
      label: 'What is your marital status?',
      options: optionsOf<(typeof maritalStatuses)[number]>({
        SINGLE: 'Single',
        MARRIED: 'Married',
        DIVORCED: 'Divorced',
        WIDOWED: 'Widowed',
      }),
    },
    {
      name: 'number_of_dependents',
      kind: 'choice',
      label: 'How many people depend on your income?',
      options: dependentCounts.map((value) => ({ value, label: value })),
      isInline: true,
    },
  ],
};
