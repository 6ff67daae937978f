import { visaTypes, type taxIdTypes } from '@/lib/domain/brokerage/application/values';
import { usStates } from '@/lib/domain/shared/us-states';
import { optionsOf, yesNo, type QuestionGroup } from './question';

const states = optionsOf(usStates);

/** Step 2 (section 3): identity and address. */
export const contactGroups = [
  {
    id: 'name',
    title: 'Name and contact details',
    text: 'Enter your name as it appears on your passport or driver’s license. Use English letters only, without accents.',
    questions: [
      { name: 'given_name', kind: 'text', label: 'First name', autoComplete: 'given-name', isThird: true },
      {
        name: 'middle_name',
        kind: 'text',
        label: 'Middle name',
        autoComplete: 'additional-name',
        isThird: true,
      },
      { name: 'family_name', kind: 'text', label: 'Last name', autoComplete: 'family-name', isThird: true },
      { name: 'email', kind: 'email', label: 'Email', autoComplete: 'email', isHalf: true },
      {
        name: 'phone_number',
        kind: 'phone',
        label: 'Phone number',
        autoComplete: 'tel',
        isHalf: true,
      },
    ],
  },
  {
    id: 'address',
    title: 'Home address',
    text: 'Required by law. P.O. boxes are not accepted.',
    questions: [
      {
        name: 'country',
        kind: 'country',
        label: 'Country',
        autoComplete: 'country-name',
      },
      { name: 'street_address', kind: 'text', label: 'Street address', autoComplete: 'address-line1' },
      {
        name: 'unit',
        kind: 'text',
        label: 'Apartment or unit',
        autoComplete: 'address-line2',
        isHalf: true,
      },
      { name: 'city', kind: 'text', label: 'City', autoComplete: 'address-level2', isHalf: true },
      {
        name: 'state',
        kind: 'select',
        label: 'State',
        options: states,
        autoComplete: 'address-level1',
        isHalf: true,
        showWhen: { name: 'country', is: 'USA' },
      },
      {
        name: 'state',
        kind: 'text',
        label: 'State or region',
        autoComplete: 'address-level1',
        isHalf: true,
        showWhen: { name: 'country', isNot: 'USA' },
      },
      {
        name: 'postal_code',
        kind: 'text',
        label: 'ZIP code',
        autoComplete: 'postal-code',
        isHalf: true,
        showWhen: { name: 'country', is: 'USA' },
      },
      {
        name: 'postal_code',
        kind: 'text',
        label: 'Postal code',
        autoComplete: 'postal-code',
        isHalf: true,
        showWhen: { name: 'country', isNot: 'USA' },
      },
    ],
  },
  {
    id: 'origin',
    title: 'Birth and citizenship',
    questions: [
      {
        name: 'date_of_birth',
        kind: 'date',
        label: 'Date of birth',
        help: 'You must be 18 or older.',
        autoComplete: 'bday',
      },
      {
        name: 'country_of_birth',
        kind: 'country',
        label: 'Country of birth',
        isHalf: true,
      },
      {
        name: 'citizenship',
        kind: 'country',
        label: 'Citizenship',
        isHalf: true,
      },
      {
        name: 'permanent_resident',
        kind: 'choice',
        label: 'Are you a permanent resident of the United States?',
        help: 'Answer yes if you have a green card.',
        options: yesNo,
        isInline: true,
      },
      {
        name: 'visa_type',
        kind: 'select',
        label: 'Visa type',
        options: visaTypes.map((value) => ({ value, label: value === 'OTHER' ? 'Other' : value })),
        isHalf: true,
      },
      {
        name: 'visa_expiration_date',
        kind: 'date',
        label: 'Visa expiration date',
        isHalf: true,
      },
      {
        name: 'date_of_departure_from_usa',
        kind: 'date',
        label: 'Departure date from the United States',
      },
    ],
  },
  {
    id: 'tax',
    title: 'Tax information',
    text: 'The broker reports taxable income to the IRS and needs your tax ID to do so.',
    questions: [
      {
        name: 'country_of_tax_residence',
        kind: 'country',
        label: 'Country of tax residence',
        help: 'Where you pay income tax. For most people, this is where they live.',
      },
      {
        name: 'tax_id_type',
        kind: 'select',
        label: 'Tax ID type',
        options: optionsOf<(typeof taxIdTypes)[number]>({ USA_SSN: 'Social Security number (US)' }),
      },
      {
        name: 'tax_id',
        kind: 'tax-id',
        label: 'Social Security number',
        help: 'Nine digits. We don’t save it with your draft. If you leave this page, enter it again before you submit.',
        isHalf: true,
      },
    ],
  },
] as const satisfies readonly QuestionGroup[];
