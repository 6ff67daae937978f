import { countries } from '@/lib/domain/shared/countries';
import { isDemo } from '@/lib/content/shared/product';
import { usStates } from '@/lib/domain/shared/us-states';

export type PayoutField = {
  name: string;
  label: string;
  kind?: 'text' | 'tick';
  hint?: string;
  options?: readonly { value: string; label: string }[];
  autoComplete?: string;
  isNumeric?: boolean;
  isOptional?: boolean;
  /** The field's share of the form's width where fields stand side by side; half by default. */
  width?: 'full' | 'third';
};

const choose = { value: '', label: 'Choose' };

/** 110000000 passes the checksum and belongs to no bank. */
const routingHint = isDemo ? 'Nine digits. Demo: use 110000000.' : 'Nine digits';

export const bankFields: readonly PayoutField[] = [
  { name: 'holderName', label: 'Account holder', hint: 'The name on the account', autoComplete: 'name' },
  { name: 'routingNumber', label: 'Routing number', hint: routingHint, isNumeric: true },
  { name: 'accountNumber', label: 'Account number', isNumeric: true },
  {
    name: 'accountType',
    label: 'Account type',
    options: [choose, { value: 'checking', label: 'Checking' }, { value: 'savings', label: 'Savings' }],
  },
];

const classifications = [
  choose,
  { value: 'individual', label: 'Individual or sole proprietor' },
  { value: 'c_corporation', label: 'C corporation' },
  { value: 's_corporation', label: 'S corporation' },
  { value: 'partnership', label: 'Partnership' },
  { value: 'trust_or_estate', label: 'Trust or estate' },
  { value: 'llc_c', label: 'LLC taxed as a C corporation' },
  { value: 'llc_s', label: 'LLC taxed as an S corporation' },
  { value: 'llc_p', label: 'LLC taxed as a partnership' },
];

const states = Object.entries(usStates).map(([value, label]) => ({ value, label }));

/** The fields of Form W-9 that a payment requires, including a shortened certification. */
export const w9Fields: readonly PayoutField[] = [
  { name: 'name', label: 'Name', hint: 'As shown on your income tax return', autoComplete: 'name' },
  { name: 'businessName', label: 'Business name', hint: 'If different from the name above', isOptional: true },
  { name: 'classification', label: 'Federal tax classification', options: classifications, width: 'full' },
  { name: 'street', label: 'Street address', autoComplete: 'street-address', width: 'full' },
  { name: 'city', label: 'City', autoComplete: 'address-level2', width: 'third' },
  {
    name: 'state',
    label: 'State',
    options: [choose, ...states],
    autoComplete: 'address-level1',
    width: 'third',
  },
  { name: 'zip', label: 'ZIP code', autoComplete: 'postal-code', isNumeric: true, width: 'third' },
  {
    name: 'taxIdType',
    label: 'Tax ID type',
    hint: 'Usually SSN for individuals, EIN for businesses',
    options: [
      choose,
      { value: 'ssn', label: 'Social Security number (SSN)' },
      { value: 'ein', label: 'Employer identification number (EIN)' },
    ],
  },
  { name: 'taxId', label: 'Tax ID', hint: 'Nine digits', isNumeric: true },
  {
    name: 'certifies',
    kind: 'tick',
    label:
      'Under penalties of perjury, I certify that this tax ID is correct, that I am not subject to backup withholding, and that I am a US person.',
  },
];

const foreignCountries = countries
  .filter(({ alpha2 }) => alpha2 !== 'US')
  .map(({ alpha2, label }) => ({ value: alpha2, label }));

export const foreignFields: readonly PayoutField[] = [
  { name: 'name', label: 'Name', autoComplete: 'name' },
  { name: 'country', label: 'Country of residence', options: [choose, ...foreignCountries], autoComplete: 'country' },
  {
    name: 'certifies',
    kind: 'tick',
    label:
      'Under penalties of perjury, I certify that I am not a US person and that I do this work outside the United States.',
  },
];
