import { describe, expect, it } from 'vitest';
import { stepProgress } from '@/components/brokerage/application/progress';
import { timeLeft } from '@/components/brokerage/application/time-left';
import type { Answers } from '@/lib/domain/brokerage/application/keys';
import { goodAnswers } from '@/tests/support/features/application-answers';

const context = { today: '2026-11-23', product: 'The ROI', isSandbox: true };

function minutesFor(answers: Answers) {
  const states = {
    'contact-information': stepProgress('contact-information', answers, context),
    'investor-questionnaire': stepProgress('investor-questionnaire', answers, context),
    agreements: stepProgress('agreements', answers, context),
  };
  return timeLeft(states, answers);
}

const sum = (minutes: Partial<Record<string, number>>) =>
  Object.values(minutes).reduce<number>((all, one = 0) => all + one, 0);

describe('the estimated time of an application', () => {
  it('[F1] is ten seconds for each open question, plus the reading time of unsigned agreements', () => {
    const minutes = minutesFor({});
    // The contact step counts 15 questions: all except the two optional ones and those about a visit.
    expect(minutes['contact-information']).toBeCloseTo(15 / 6);
    expect(minutes['investor-questionnaire']).toBeCloseTo(19 / 6);
    expect(minutes['agreements']).toBeGreaterThan(4);
    expect(minutesFor({ city: 'Reno', given_name: 'Ann' })['contact-information']).toBeCloseTo(13 / 6);
  });

  it('[F1] [S16] counts an answer once it is valid', () => {
    const progress = (changes: Answers) => stepProgress('contact-information', goodAnswers(changes), context);
    const all = progress({});
    expect(all.given).toBe(all.all);
    // Invalid: a post office box, and a birth date in 2015.
    const wrong = progress({ street_address: 'PO Box 12', date_of_birth: '2015-01-01' });
    expect([wrong.state, wrong.given]).toEqual(['incomplete', all.all - 2]);
  });

  it('[F1] does not count the limits of a range, which are filled in', () => {
    const before = minutesFor({})['investor-questionnaire'] ?? 0;
    const after = minutesFor({ annual_income: 'under_50000' })['investor-questionnaire'] ?? 0;
    expect(before - after).toBeCloseTo(1 / 6);
  });

  it('[F1] is zero when everything is answered, and shrinks with each signed agreement', () => {
    expect(sum(minutesFor(goodAnswers()))).toBe(0);
    const one = minutesFor({ margin_agreement_1: 'yes', margin_agreement_2: 'yes' })['agreements'] ?? 0;
    expect(one).toBeLessThan((minutesFor({})['agreements'] ?? 0) - 1);
  });

  it('[I11] is within the 10 to 20 minutes that are announced: from 12 for the fewest questions to 17 for all of them', () => {
    expect(Math.ceil(sum(minutesFor({})))).toBe(12);
    const all: Answers = {
      country: 'USA',
      citizenship: 'FRA',
      permanent_resident: 'no',
      visa_type: 'B2',
      employment_status: 'employed',
      is_control_person: 'yes',
      is_affiliated_exchange_or_finra: 'yes',
      immediate_family_exposed: 'yes',
      trusted_contact: 'yes',
    };
    const given = Object.keys(all).length;
    expect(Math.ceil(sum(minutesFor(all)) + given / 6)).toBe(17);
  });
});
