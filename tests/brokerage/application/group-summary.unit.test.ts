import { expect, it } from 'vitest';
import { groupSummary } from '@/components/brokerage/application/questions/group-summary';
import { questionSteps, stepGroups } from '@/lib/content/brokerage/application/steps';
import { goodAnswers } from '@/tests/support/features/application-answers';

const groups = questionSteps.flatMap((step) => stepGroups[step]);

it.each([
  ['name', { given_name: 'Casey', family_name: 'Reviewer' }, 'Casey Reviewer'],
  ['address', { street_address: '12 Main Street', city: 'Reno' }, '12 Main Street, Reno'],
  ['means', { annual_income: '100001_to_200000' }, 'Income $100,001 to $200,000'],
  ['means', { annual_income: 'under_50000' }, 'Income up to $50,000'],
  ['disclosures', {}, '4 answered: no'],
  ['disclosures', { is_politically_exposed: 'yes' }, '1 of 4 answered yes'],
  ['trusted-contact', { trusted_contact: 'no' }, 'No trusted contact'],
  [
    'trusted-contact',
    { trusted_contact: 'yes', trusted_contact_given_name: 'Sam', trusted_contact_family_name: 'Friend' },
    'Sam Friend',
  ],
  ['objective', { investment_objective: 'growth', risk_tolerance: 'moderate' }, 'Growth · Moderate'],
] as const)('[F1] a collapsed group says what it holds: %s', (id, given, summary) => {
  const questions = groups.find((group) => group.id === id)?.questions ?? [];
  expect(groupSummary(id, questions, goodAnswers(given))).toBe(summary);
});
