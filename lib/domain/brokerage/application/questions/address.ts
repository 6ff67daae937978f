import { notDigitsAlone, postalCodeOf, stateOf, street } from '../addresses';
import { asStateOf, entered, selectedCountry, text } from '../answer-kinds';
import { ascii } from '../people';
import type { Question } from '../question';
import { inRow } from '../rule';
import { pleaseSelect } from '../sentences';

/** Home address. */
export const address = {
  street_address: { ...entered('street address', text(100, street)), field: 'contact.street_address' },
  unit: { missing: null, rule: text(30), field: 'contact.unit' },
  city: { ...entered('city', text(60, notDigitsAlone)), field: 'contact.city' },
  country: { ...selectedCountry('country'), field: 'contact.country' },
  state: {
    missing: pleaseSelect('state'),
    rule: text(50, stateOf('country')),
    field: 'contact.state',
    convert: asStateOf('country'),
  },
  postal_code: {
    ...entered('postal code', inRow(ascii, postalCodeOf('country', 'country_of_tax_residence'))),
    field: 'contact.postal_code',
  },
} satisfies Record<string, Question>;
