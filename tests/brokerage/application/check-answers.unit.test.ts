import { describe, expect, it } from 'vitest';
import { checkAnswers, isAsked } from '@/lib/domain/brokerage/application/check-answers';
import { answerKeys } from '@/lib/domain/brokerage/application/keys';
import { statementKeys } from '@/lib/domain/brokerage/application/questions/statements';
import * as say from '@/lib/domain/brokerage/application/sentences';
import { context, wrong, type AnswerCase } from '@/tests/support/features/checked-answers';

const cases: AnswerCase[] = [
  ['given_name', '', 'Please enter your first name'],
  ['given_name', '   ', 'Please enter your first name'],
  ['given_name', 'José', say.asciiSentence],
  ['given_name', 'Ann\u00a0Mary', say.asciiSentence],
  ['given_name', '李', say.asciiSentence],
  ['given_name', '123', say.nameSentence],
  ['given_name', "O'Neil-Smith", undefined],
  ['family_name', 'x'.repeat(61), 'Maximum length is 60'],
  ['middle_name', '', undefined],
  ['middle_name', 'Ü', say.asciiSentence],
  ['email', 'ann@', say.emailSentence],
  ['email', 'änn@example.test', say.asciiSentence],
  ['email', `${'a'.repeat(48)}@example.test`, say.emailLongSentence],
  ['email', `ann+${'a'.repeat(60)}@example.test`, undefined],
  ['phone_number', '415 555 0132', undefined],
  ['phone_number', '+442071838750', undefined],
  ['phone_number', '555-0132', say.phoneSentence],
  ['phone_number', '+0123456789012', say.phoneSentence],
  ['phone_number', '+1415555013', say.phoneSentence],
  ['street_address', 'PO Box 12', say.postBoxSentence],
  ['street_address', 'P.O. Box 12', say.postBoxSentence],
  ['street_address', 'p. o. box 12', say.postBoxSentence],
  ['street_address', 'POST OFFICE BOX 7', say.postBoxSentence],
  ['street_address', 'Box 9, Main St', say.postBoxSentence],
  ['street_address', 'Farm Rd, Box #4', say.postBoxSentence],
  ['street_address', 'Königstraße 1', say.asciiSentence],
  ['street_address', '12345', say.streetSentence],
  ['street_address', '5', say.streetSentence],
  ['street_address', '4 Boxwood Lane', undefined],
  ['unit', '', undefined],
  ['unit', '4º', say.asciiSentence],
  ['city', '89501', say.notOnlyDigits],
  ['city', 'Zürich', say.asciiSentence],
  ['country', '', 'Please select your country'],
  ['country', 'US', say.countrySentence],
  ['state', 'Nevada', undefined],
  ['state', 'nv', undefined],
  ['state', 'PR', say.stateSentence],
  ['state', 'Bavaria', say.stateSentence],
  ['state', 'Bavaria', undefined, { country: 'DEU' }],
  ['state', '12', say.notOnlyDigits, { country: 'DEU' }],
  ['state', 'Thüringen', say.asciiSentence, { country: 'DEU' }],
  ['postal_code', '８９５０１', say.asciiSentence],
  ['postal_code', '8950', say.zipSentence],
  ['postal_code', '89501-12', say.zipSentence],
  ['postal_code', '89501-1234', undefined],
  ['postal_code', 'SW1A 1AA', say.zipSentence],
  ['postal_code', 'SW1A 1AA', undefined, { country: 'GBR', country_of_tax_residence: 'GBR' }],
  ['postal_code', 'SW1A 1AA', say.zipSentence, { country: 'GBR' }],
  ['postal_code', '12345678901', say.postalLongSentence, { country: 'DEU' }],
  ['date_of_birth', '2008-11-20', undefined],
  ['date_of_birth', '2008-11-21', say.tooYoungSentence],
  ['date_of_birth', '2009-11-20', say.tooYoungSentence],
  ['date_of_birth', '1990-02-30', say.dateSentence],
  ['date_of_birth', '02/03/1990', say.dateSentence],
  ['date_of_birth', '2027-01-01', say.birthSentence],
  ['date_of_birth', '1890-01-01', say.birthSentence],
  ['tax_id', '', 'Please enter your Social Security number'],
  ['tax_id', '900123456', undefined],
  ['tax_id', '900 12 3456', undefined],
  ['tax_id', '900-12-3456', undefined],
  ['tax_id', ' 900  12 - 3456 ', undefined],
  ['tax_id', '900\u201312\u20133456', undefined],
  ['tax_id', '900\u00a012\u00a03456', undefined],
  ['tax_id', '900.12.3456', say.ssnShapeSentence],
  ['tax_id', '900-12-34567', say.ssnShapeSentence],
  ['tax_id', '123 45 6789', say.ssnNeverSentence],
  ['city', 'Reno 900\u201312\u20133456', say.hiddenTaxIdSentence],
  ['city', 'Reno 900-12-3456', say.hiddenTaxIdSentence],
  ['tax_id', '90-012-3456', say.ssnShapeSentence],
  ['tax_id', '900-12-345', say.ssnShapeSentence],
  ['tax_id', '000-12-3456', say.ssnNeverSentence],
  ['tax_id', '666-55-4321', say.ssnNeverSentence],
  ['tax_id', '900-00-3456', say.ssnNeverSentence],
  ['tax_id', '900-12-0000', say.ssnNeverSentence],
  ['tax_id', '111-11-1111', say.ssnNeverSentence],
  ['tax_id', '999999999', say.ssnNeverSentence],
  ['tax_id', '123-45-6789', say.ssnNeverSentence],
  ['tax_id', '987-65-4321', say.ssnNeverSentence],
  ['tax_id', '000-00-0000', say.ssnNeverSentence],
  ['tax_id', '666123456', say.ssnNeverSentence],
  ['tax_id', '545-22-7788', say.ssnSandboxSentence],
  ['tax_id_type', 'USA_ITIN', 'Please select your tax ID type'],
  ['citizenship', 'usa', say.countrySentence],
  ['permanent_resident', '', say.answerSentence, { citizenship: 'DEU' }],
  ['visa_type', '', 'Please select your visa type', { citizenship: 'DEU', permanent_resident: 'no' }],
  ['visa_type', 'Z9', 'Please select your visa type', { citizenship: 'DEU', permanent_resident: 'no' }],
  [
    'visa_expiration_date',
    '2026-11-19',
    say.visaPastSentence,
    { citizenship: 'DEU', permanent_resident: 'no', visa_type: 'H1B' },
  ],
  [
    'date_of_departure_from_usa',
    '',
    'Please enter your departure date from the United States',
    { citizenship: 'DEU', permanent_resident: 'no', visa_type: 'B1' },
  ],
  // An answer given before the applicant became a permanent resident.
  ['date_of_departure_from_usa', '', undefined, { citizenship: 'DEU', permanent_resident: 'yes', visa_type: 'B1' }],
  ['date_of_departure_from_usa', '', undefined, { citizenship: 'USA', visa_type: 'B2' }],
  ['unit', '900-12-3456', say.hiddenTaxIdSentence],
  ['employer_name', 'Acme 900-12-3456', say.hiddenTaxIdSentence, { employment_status: 'employed' }],
  ['investment_objective', '', 'Please select your investment objective'],
  ['investment_objective', 'get_rich', 'Please select your investment objective'],
  ['investment_objective', 'generate_income', say.objectiveRefused('Acme')],
  ['investment_objective', 'preserve_wealth', say.objectiveRefused('Acme')],
  ['investment_objective', 'balance_preserve_wealth_with_growth', say.objectiveRefused('Acme')],
  ['investment_objective', 'market_speculation', undefined],
  ['risk_tolerance', 'conservative', say.riskRefused('Acme')],
  ['risk_tolerance', 'significant_risk', undefined],
  ['investment_time_horizon', '2 years', 'Please select your investment time horizon'],
  ['funding_source', 'lottery', 'Please select your funding source'],
];

describe('[F5] the rules of the application', () => {
  it.each(cases)('[F5] %s %j: %s', (key, value, sentence, more = {}) => {
    expect(wrong({ ...more, [key]: value })[key]).toBe(sentence);
  });

  it('[F5] report no error for a valid application, and an error for every question of an empty one', () => {
    expect(wrong({})).toEqual({});
    const all = checkAnswers({}, context);
    // Two fields may be empty. The bounds of a range are filled in when a range is selected, and are required then.
    const optional = ['unit', 'middle_name'];
    const expected = answerKeys.filter(
      (key) => isAsked(key, {}) && !optional.includes(key) && !/_(min|max)$/.test(key),
    );
    expect(Object.keys(all)).toEqual(expected);
    expect(Object.values(all).every((sentence) => /^Please /.test(sentence))).toBe(true);
    const ends = { annual_income_min: '', annual_income_max: '' };
    expect(Object.keys(wrong(ends))).toEqual(Object.keys(ends));
    const highest = { annual_income: 'greater_than_5000000', annual_income_min: '5,000,001', annual_income_max: '' };
    expect(wrong(highest)).toEqual({});
  });

  it('[F5] ask seven questions about the employer of employed applicants only', () => {
    const countAsked = (status: string) =>
      answerKeys.filter((key) => isAsked(key, { employment_status: status }) && !isAsked(key, {})).length;
    expect(['employed', 'self_employed', 'unemployed', 'retired'].map(countAsked)).toEqual([7, 0, 0, 0]);
  });

  it('[F5] check a single step on request, and allow questions that a body need not contain', () => {
    expect(checkAnswers({}, { ...context, keys: statementKeys })).toEqual(
      Object.fromEntries(statementKeys.map((key) => [key, say.tickSentence])),
    );
    expect(wrong({ annual_income: '', annual_income_min: '1' }, { mayLack: ['annual_income'] })).toEqual({});
  });

  it('[R37] accept real tax ids where real accounts are opened', () => {
    expect(wrong({ tax_id: '545-22-7788' }, { isSandbox: false })).toEqual({});
  });

  it('[F5] accept an applicant born on 29 February from 1 March of the year they turn eighteen', () => {
    const born = { date_of_birth: '2008-02-29' };
    expect(wrong(born, { today: '2026-02-28' })).toEqual({ date_of_birth: say.tooYoungSentence });
    expect(wrong(born, { today: '2026-03-01' })).toEqual({});
  });
});
