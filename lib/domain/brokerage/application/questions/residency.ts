import { entered, selected, selectedCountry, yesOrNo } from '../answer-kinds';
import { birthday, calendarDay, dayAhead } from '../people';
import type { Question } from '../question';
import { isBlank, type AnswerTo } from '../rule';
import { displaySsn, ssn } from '../tax-id';
import { taxIdTypes, visaTypes } from '../values';

/** Residents of the United States without citizenship are asked for their status. */
const isForeigner = (answerTo: AnswerTo<'country' | 'citizenship'>) =>
  answerTo('country') === 'USA' && !isBlank(answerTo('citizenship')) && answerTo('citizenship') !== 'USA';

const hasVisa = (answerTo: AnswerTo<'country' | 'citizenship' | 'permanent_resident'>) =>
  isForeigner(answerTo) && answerTo('permanent_resident') === 'no';

const isVisitor = (answerTo: AnswerTo<'country' | 'citizenship' | 'permanent_resident' | 'visa_type'>) =>
  hasVisa(answerTo) && ['B1', 'B2'].includes(answerTo('visa_type') ?? '');

/** Birth, taxes and citizenship. */
export const residency = {
  date_of_birth: { ...entered('date of birth', birthday), field: 'identity.date_of_birth' },
  country_of_tax_residence: {
    ...selectedCountry('country of tax residence'),
    field: 'identity.country_of_tax_residence',
  },
  tax_id: { ...entered('Social Security number', ssn), isUnsaved: true, field: 'identity.tax_id', convert: displaySsn },
  tax_id_type: { ...selected('tax ID type', taxIdTypes), field: 'identity.tax_id_type' },
  citizenship: { ...selectedCountry('country of citizenship'), field: 'identity.country_of_citizenship' },
  country_of_birth: { ...selectedCountry('country of birth'), field: 'identity.country_of_birth' },
  permanent_resident: {
    ...yesOrNo,
    isAsked: isForeigner,
    field: 'identity.permanent_resident',
    isOptionalInBody: true,
  },
  visa_type: {
    ...selected('visa type', visaTypes),
    isAsked: hasVisa,
    field: 'identity.visa_type',
    isOptionalInBody: true,
  },
  visa_expiration_date: {
    ...entered('visa expiration date', dayAhead),
    isAsked: hasVisa,
    field: 'identity.visa_expiration_date',
    isOptionalInBody: true,
  },
  date_of_departure_from_usa: {
    ...entered('departure date from the United States', calendarDay),
    isAsked: isVisitor,
    field: 'identity.date_of_departure_from_usa',
    isOptionalInBody: true,
  },
} satisfies Record<string, Question>;
