import { fundSources, type AmlStep, type FundSource } from '@/lib/domain/investing/aml';

export type AmlField = {
  name: string;
  label: string;
  hint?: string;
  kind: 'text' | 'date' | 'country' | 'source' | 'yes-no' | 'tick';
  autoComplete?: string;
};

const sources: Record<FundSource, string> = {
  employment: 'Employment',
  business: 'My own business',
  savings: 'Savings',
  investments: 'Investments',
  inheritance: 'Inheritance or a gift',
  other: 'Something else',
};

/** The identity form as rows of data: a question is a row here and a field of the contract. */
export const amlForm: Record<AmlStep, { title: string; fields: readonly AmlField[] }> = {
  identity: {
    title: 'Who you are',
    fields: [
      { name: 'givenName', label: 'First name', kind: 'text', autoComplete: 'given-name' },
      { name: 'familyName', label: 'Last name', kind: 'text', autoComplete: 'family-name' },
      { name: 'birthDate', label: 'Date of birth', kind: 'date', autoComplete: 'bday' },
      { name: 'citizenship', label: 'Citizenship', kind: 'country' },
    ],
  },
  address: {
    title: 'Where you live',
    fields: [
      { name: 'street', label: 'Street and number', kind: 'text', autoComplete: 'street-address' },
      { name: 'city', label: 'City', kind: 'text', autoComplete: 'address-level2' },
      { name: 'region', label: 'State or region', kind: 'text', autoComplete: 'address-level1' },
      { name: 'postalCode', label: 'Postal code', kind: 'text', autoComplete: 'postal-code' },
      { name: 'country', label: 'Country', kind: 'country', autoComplete: 'country' },
    ],
  },
  funds: {
    title: 'Where the money comes from',
    fields: [
      { name: 'source', label: 'Mostly from', kind: 'source' },
      { name: 'occupation', label: 'What you do', kind: 'text', autoComplete: 'organization-title' },
    ],
  },
  declarations: {
    title: 'What you declare',
    fields: [
      {
        name: 'isPublicFigure',
        label: 'Do you hold a public office, or are you close to somebody who does?',
        kind: 'yes-no',
      },
      { name: 'isOwnMoney', label: 'I invest my own money, for myself', kind: 'tick' },
      { name: 'isTrue', label: 'What I have said is true', kind: 'tick' },
    ],
  },
};

export const amlWords = {
  title: 'Who you are',
  lead: 'Four steps, each saved by itself, so that you can go on later and on another device. What you say is encrypted, shown to nobody but you, and sent to nobody. The intermediary asks again: it must check by itself. Your tax number is never asked here.',
  open: 'Go through the four steps',
  failed: 'The form could not be loaded',
  loading: 'Loading what you said before',
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  saved: 'Saved',
  open2: 'Not yet',
  save: 'Save this step',
  complete: 'All four steps are saved.',
  choose: 'Please choose',
  yes: 'Yes',
  no: 'No',
  sources: fundSources.map((value) => ({ value, label: sources[value] })),
} as const;
