import { visaTypes, type taxIdTypes } from '@/lib/domain/brokerage/application/values';
import { usStates } from '@/lib/domain/shared/us-states';
import { optionsOf, yesNo, type QuestionGroup } from './question';

const states = optionsOf(usStates);

/** Step 2, section 3: who somebody is and where they live. */
export const contactGroups: readonly QuestionGroup[] = [
  {
    id: 'name',
    title: 'Your name and how to reach you',
    text: 'Write your name as it stands in your passport or driving license, in Latin letters without accents: the broker’s records take no others.',
    questions: [
      { name: 'given_name', kind: 'text', label: 'First name', autoComplete: 'given-name', isHalf: true },
      {
        name: 'middle_name',
        kind: 'text',
        label: 'Middle name',
        autoComplete: 'additional-name',
        isHalf: true,
      },
      { name: 'family_name', kind: 'text', label: 'Last name', autoComplete: 'family-name' },
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
    title: 'Where you live',
    text: 'The address where you live, not a post-office box: the broker has to know it by law.',
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
      { name: 'postal_code', kind: 'text', label: 'Postal code', autoComplete: 'postal-code', isHalf: true },
    ],
  },
  {
    id: 'origin',
    title: 'Your birth and citizenship',
    questions: [
      {
        name: 'date_of_birth',
        kind: 'date',
        label: 'Date of birth',
        help: 'You have to be 18 or older.',
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
        help: 'That is, do you have a green card?',
        options: yesNo,
        isInline: true,
      },
      {
        name: 'visa_type',
        kind: 'select',
        label: 'Kind of visa',
        options: visaTypes.map((value) => ({ value, label: value === 'OTHER' ? 'Another' : value })),
        isHalf: true,
      },
      {
        name: 'visa_expiration_date',
        kind: 'date',
        label: 'The visa ends on',
        isHalf: true,
      },
      {
        name: 'date_of_departure_from_usa',
        kind: 'date',
        label: 'You leave the United States on',
      },
    ],
  },
  {
    id: 'tax',
    title: 'Your taxes',
    text: 'The broker reports what you earn to the tax office of the United States and must know your number for it.',
    questions: [
      {
        name: 'country_of_tax_residence',
        kind: 'country',
        label: 'Country of tax residence',
        help: 'Where you pay tax on what you earn. For most people it is where they live.',
      },
      {
        name: 'tax_id_type',
        kind: 'select',
        label: 'Kind of tax number',
        options: optionsOf<(typeof taxIdTypes)[number]>({ USA_SSN: 'Social Security number (USA)' }),
        isHalf: true,
      },
      {
        name: 'tax_id',
        kind: 'tax-id',
        label: 'Social Security number',
        help: 'Nine digits. It is never part of your draft: if you leave this page, you type it again before you send.',
        isHalf: true,
      },
    ],
  },
];
