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
  other: 'Other',
};

/** The identity form as data. Each question is an entry here and a field of the contract. */
export const amlForm: Record<AmlStep, { title: string; fields: readonly AmlField[] }> = {
  identity: {
    title: 'Identity',
    fields: [
      { name: 'givenName', label: 'First name', kind: 'text', autoComplete: 'given-name' },
      { name: 'familyName', label: 'Last name', kind: 'text', autoComplete: 'family-name' },
      { name: 'birthDate', label: 'Date of birth', kind: 'date', autoComplete: 'bday' },
      { name: 'citizenship', label: 'Citizenship', kind: 'country' },
    ],
  },
  address: {
    title: 'Address',
    fields: [
      { name: 'street', label: 'Street address', kind: 'text', autoComplete: 'street-address' },
      { name: 'city', label: 'City', kind: 'text', autoComplete: 'address-level2' },
      { name: 'region', label: 'State or region', kind: 'text', autoComplete: 'address-level1' },
      { name: 'postalCode', label: 'Postal code', kind: 'text', autoComplete: 'postal-code' },
      { name: 'country', label: 'Country', kind: 'country', autoComplete: 'country' },
    ],
  },
  funds: {
    title: 'Source of funds',
    fields: [
      { name: 'source', label: 'Main source', kind: 'source' },
      { name: 'occupation', label: 'Occupation', kind: 'text', autoComplete: 'organization-title' },
    ],
  },
  declarations: {
    title: 'Declarations',
    fields: [
      {
        name: 'isPublicFigure',
        label: 'Do you hold public office, or are you a family member or close associate of someone who does?',
        kind: 'yes-no',
      },
      { name: 'isOwnMoney', label: 'I am investing my own money on my own behalf', kind: 'tick' },
      { name: 'isTrue', label: 'My answers are true and complete', kind: 'tick' },
    ],
  },
};

export const amlCopy = {
  title: 'Identity',
  lead: 'Four steps. We save each one, so you can finish later on any device. Your answers are encrypted, visible only to you and not shared. The intermediary runs its own check. We never ask for your tax ID here.',
  open: 'Start',
  failed: 'We couldn’t load the form',
  loading: 'Loading your answers',
  step: (n: number, of: number) => `Step ${n} of ${of}`,
  saved: 'Saved',
  notStarted: 'Not started',
  save: 'Save',
  complete: 'All four steps are complete.',
  choose: 'Select',
  yes: 'Yes',
  no: 'No',
  sources: fundSources.map((value) => ({ value, label: sources[value] })),
} as const;
