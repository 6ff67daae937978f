import {
  dependentCounts,
  type employmentStatuses,
  type fundingSources,
  type maritalStatuses,
} from '@/lib/domain/brokerage/application/values';
import { usStates } from '@/lib/domain/shared/us-states';
import { optionsOf, type Question, type QuestionGroup } from './question';

const states = optionsOf(usStates);

/** Questions about the employer, shown to and required of employed applicants only (section 3). */
const employer = [
  { name: 'employer_name', kind: 'text', label: 'Employer name', autoComplete: 'organization', isHalf: true },
  {
    name: 'employment_position',
    kind: 'text',
    label: 'Job title',
    autoComplete: 'organization-title',
    isHalf: true,
  },
  { name: 'employer_country', kind: 'country', label: 'Employer country' },
  { name: 'employer_street_address', kind: 'text', label: 'Employer street address', isHalf: true },
  { name: 'employer_city', kind: 'text', label: 'Employer city', isHalf: true },
  {
    name: 'employer_state',
    kind: 'select',
    label: 'Employer state',
    options: states,
    isHalf: true,
    showWhen: { name: 'employer_country', is: 'USA' },
  },
  {
    name: 'employer_state',
    kind: 'text',
    label: 'Employer state or region',
    isHalf: true,
    showWhen: { name: 'employer_country', isNot: 'USA' },
  },
  {
    name: 'employer_postal_code',
    kind: 'text',
    label: 'Employer ZIP code',
    isHalf: true,
    showWhen: { name: 'employer_country', is: 'USA' },
  },
  {
    name: 'employer_postal_code',
    kind: 'text',
    label: 'Employer postal code',
    isHalf: true,
    showWhen: { name: 'employer_country', isNot: 'USA' },
  },
] as const satisfies readonly Question[];

/** Employment, family and source of funds (section 3). */
export const livelihoodGroup = {
  id: 'employment',
  title: 'Employment and family',
  text: 'If you are employed, the broker must also know your employer.',
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
        employment_income: 'Employment income',
        investments: 'Investments',
        inheritance: 'Inheritance',
        business_income: 'Business income',
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
      label: 'How many dependents do you have?',
      options: dependentCounts.map((value) => ({
        value,
        label: value === dependentCounts.at(-1) ? `${value} or more` : value,
      })),
      isInline: true,
    },
  ],
} as const satisfies QuestionGroup;
