import { describe, expect, it } from 'vitest';
import { toAlpaca } from '@/lib/server/providers/brokerage/to-alpaca';
import type { Answers } from '@/lib/domain/brokerage/application/keys';
import { firmAnswers } from '@/tests/support/features/application-answers';
import { applicationBody } from '@/tests/support/features/applications';

const signed = [
  { agreement: 'customer_agreement' as const, signed_at: '2026-11-20T10:00:00Z', ip_address: '203.0.113.9' },
];
const profile = {
  liquidity_needs: 'important',
  risk_tolerance: 'moderate',
  investment_objective: 'growth',
  investment_time_horizon: '3_to_5_years',
};

describe('[F6] the request body for the broker', () => {
  it('[F6] maps our fields to those of the current Broker API', () => {
    expect(toAlpaca(applicationBody({ unit: ' 4 ' }), signed)).toEqual({
      enabled_assets: ['us_equity', 'us_option'],
      contact: {
        email_address: 'ann@example.test',
        phone_number: '+14155550132',
        street_address: ['1 Main St'],
        unit: '4',
        city: 'Reno',
        state: 'NV',
        postal_code: '89501',
        country: 'USA',
      },
      identity: {
        given_name: 'Ann',
        family_name: 'Lee',
        date_of_birth: '1990-02-03',
        tax_id: '900-12-3456',
        tax_id_type: 'USA_SSN',
        country_of_citizenship: 'USA',
        country_of_birth: 'USA',
        country_of_tax_residence: 'USA',
        funding_source: ['savings'],
        annual_income_min: 60_000,
        annual_income_max: 70_000,
        liquid_net_worth_min: 0,
        liquid_net_worth_max: 20_000.5,
        total_net_worth_min: 30_000,
        total_net_worth_max: 40_000,
        investment_experience_with_stocks: 'none',
        investment_experience_with_options: '1_to_5_years',
        ...profile,
        marital_status: 'SINGLE',
        number_of_dependents: 0,
      },
      ...profile,
      disclosures: {
        is_control_person: false,
        is_affiliated_exchange_or_finra: false,
        is_politically_exposed: false,
        immediate_family_exposed: false,
        employment_status: 'employed',
        employer_name: 'Acme',
        employment_position: 'Clerk',
        employer_address: '9 Oak Rd, Reno, NV 89501-1234, USA',
        employment_sector: 'other',
      },
      agreements: signed,
      trusted_contact: { given_name: 'Bo', family_name: 'Lee', email_address: 'bo@example.test' },
    });
  });

  it.each([
    ['self_employed', 'employed', 'self_employed'],
    ['unemployed', 'unemployed', 'not_employed'],
    ['retired', 'retired', 'self_employed'],
  ])('[F6] translates %s to the broker’s values', (status, expected, sector) => {
    const { disclosures } = toAlpaca(applicationBody({ employment_status: status }), signed);
    expect(disclosures).toMatchObject({ employment_status: expected, employment_sector: sector });
    expect(disclosures).not.toHaveProperty('employer_address');
  });

  it.each([
    '900-12-3456',
    '900 12 3456',
    '900123456',
    ' 900-12 3456 ',
    '900\u00a012\u00a03456',
    '900\u201312\u20133456',
  ])('[F6] formats the Social Security number %j for the broker', (taxId) => {
    const body = applicationBody();
    const typed = { ...body, identity: { ...body.identity, tax_id: taxId } };
    expect(toAlpaca(typed, signed).identity.tax_id).toBe('900-12-3456');
  });

  it('[F6] takes the limits of ranges where no amounts were typed, and no upper limit for the highest range', () => {
    const { annual_income_min: _, annual_income_max: __, ...identity } = applicationBody().identity;
    const of = (annual_income: string) =>
      toAlpaca({ ...applicationBody(), identity, bands: { annual_income } }, signed);
    expect(of('under_50000').identity).toMatchObject({ annual_income_min: 0, annual_income_max: 50_000 });
    const highest = of('greater_than_5000000').identity;
    expect(highest).toMatchObject({ annual_income_min: 5_000_001 });
    expect(highest).not.toHaveProperty('annual_income_max');
  });

  const firm = {
    company_name: 'Acme Corp',
    company_street_address: '9 Oak Rd',
    company_city: 'Reno',
    company_state: 'NV',
    company_country: 'USA',
    company_compliance_email: 'compliance@acme.test',
  };
  const { company_state: _, ...abroad } = firm;
  const control = { is_control_person: 'yes', ...firmAnswers('controlled') };
  const family = { exposed_family_given_name: 'Bo', exposed_family_family_name: 'Lee' };
  const contexts: [what: string, answers: Answers, context: object[] | undefined][] = [
    ['a company', control, [{ context_type: 'CONTROLLED_FIRM', ...firm }]],
    [
      'an exchange or broker',
      { is_affiliated_exchange_or_finra: 'yes', ...firmAnswers('affiliate') },
      [{ context_type: 'AFFILIATE_FIRM', ...firm }],
    ],
    [
      'a company abroad, without a state',
      { ...control, controlled_firm_country: 'DEU', controlled_firm_state: 'Nevada' },
      [{ context_type: 'CONTROLLED_FIRM', ...abroad, company_country: 'DEU' }],
    ],
    [
      'a relative',
      { immediate_family_exposed: 'yes', ...family },
      [{ context_type: 'IMMEDIATE_FAMILY_EXPOSED', given_name: 'Bo', family_name: 'Lee' }],
    ],
    ['an office of one’s own', { is_politically_exposed: 'yes', ...family }, undefined],
    ['a company, where the answer became no', { ...control, is_control_person: 'no' }, undefined],
  ];
  it.each(contexts)('[F6] includes the context of %s that the broker requires', (_what, answers, context) => {
    const { disclosures } = toAlpaca(applicationBody(answers), signed);
    expect(disclosures).toEqual({
      ...toAlpaca(applicationBody(), signed).disclosures,
      ...Object.fromEntries(
        Object.entries(answers).flatMap(([key, value]) => (/^i[sm]/.test(key) ? [[key, value === 'yes']] : [])),
      ),
      ...(context ? { context } : {}),
    });
  });

  it('[F6] omits the context of a disclosure that is false, whatever the body contains', () => {
    const body = applicationBody(control);
    const denied = { ...body, disclosures: { ...body.disclosures, is_control_person: false } };
    expect(toAlpaca(denied, signed).disclosures).not.toHaveProperty('context');
  });
});
