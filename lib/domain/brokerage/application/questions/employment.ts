import { notDigitsAlone, postalCodeOf, stateOf, street } from '../addresses';
import { after, asStateOf, entered, selected, selectedCountry, text } from '../answer-kinds';
import { ascii } from '../people';
import type { Question } from '../question';
import { inRow } from '../rule';
import { employmentStatuses } from '../values';

const ifEmployed = after('employment_status', 'employed');

/** Employment, and the employer. */
export const employment = {
  employment_status: {
    ...selected('employment status', employmentStatuses),
    field: 'employment.employment_status',
    isOptionalInBody: true,
  },
  employer_name: { ...entered('employer’s name', text(100)), ...ifEmployed, field: 'employment.employer_name' },
  employment_position: { ...entered('job title', text(100)), ...ifEmployed, field: 'employment.employment_position' },
  employer_street_address: {
    ...entered('employer’s street address', text(100, street)),
    ...ifEmployed,
    field: 'employment.employer_street_address',
  },
  employer_city: {
    ...entered('employer’s city', text(60, notDigitsAlone)),
    ...ifEmployed,
    field: 'employment.employer_city',
  },
  employer_state: {
    ...entered('employer’s state', text(50, stateOf('employer_country'))),
    ...ifEmployed,
    field: 'employment.employer_state',
    convert: asStateOf('employer_country'),
  },
  employer_postal_code: {
    ...entered('employer’s postal code', inRow(ascii, postalCodeOf('employer_country'))),
    ...ifEmployed,
    field: 'employment.employer_postal_code',
  },
  employer_country: {
    ...selectedCountry('employer’s country'),
    ...ifEmployed,
    field: 'employment.employer_country',
  },
} satisfies Record<string, Question>;
