import { describe, expect, it } from 'vitest';
import { accountApplication } from '@/lib/contracts/brokerage/application';
import { bodyFields } from '@/lib/domain/brokerage/application/body-fields';
import { isOptional } from '@/lib/domain/brokerage/application/check-answers';
import { answerKeys, isSavedAnswer, type Answers } from '@/lib/domain/brokerage/application/keys';
import { toAnswers } from '@/lib/domain/brokerage/application/to-answers';
import { toApplication } from '@/lib/domain/brokerage/application/to-application';
import { firmAnswers, goodAnswers } from '@/tests/support/features/application-answers';

/** An answer to every question, in the format of the request body. */
const everything = (): Answers =>
  goodAnswers({
    middle_name: 'Q',
    unit: '4',
    phone_number: '+14155550132',
    citizenship: 'DEU',
    permanent_resident: 'no',
    visa_type: 'B1',
    visa_expiration_date: '2030-01-01',
    date_of_departure_from_usa: '2029-01-01',
    employer_state: 'NV',
    annual_income_min: '60000',
    annual_income_max: '70000',
    liquid_net_worth_max: '20000.5',
    is_control_person: 'yes',
    is_affiliated_exchange_or_finra: 'yes',
    immediate_family_exposed: 'yes',
    ...firmAnswers('controlled', { controlled_firm_state: 'NV' }),
    ...firmAnswers('affiliate', { affiliate_firm_state: 'NY' }),
    exposed_family_given_name: 'Cy',
    exposed_family_family_name: 'Day',
  });

describe('[F5] the rows of the questions', () => {
  it('[F5] give each field of the body to one question', () => {
    const places = bodyFields.map(({ part, name }) => `${part}.${name}`);
    expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([]);
  });

  it('[F5] lead from the answers to a body and back to the same answers', () => {
    const answers = everything();
    const body = accountApplication.parse(toApplication(answers, '2026-11-20T10:00:00.000Z'));
    const inAgreements = answerKeys.filter((key) => /_agreement_[12]$/.test(key));
    const sent = Object.entries(answers).filter(([key]) => !inAgreements.some((statement) => statement === key));
    expect(toAnswers(body)).toEqual(Object.fromEntries(sent));
    expect(answerKeys.filter((key) => answers[key] === undefined)).toEqual([]);
  });

  it('[F5] leave two questions optional, and only the tax id out of a draft', () => {
    expect(answerKeys.filter(isOptional)).toEqual(['middle_name', 'unit']);
    expect(answerKeys.filter((key) => !isSavedAnswer(key))).toEqual(['tax_id']);
    expect(['tax_id', 'nickname', 'toString'].filter(isSavedAnswer)).toEqual([]);
  });
});
