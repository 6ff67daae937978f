import { describe, expect, it } from 'vitest';
import { accountApplication } from '@/lib/contracts/brokerage/application';
import { toApplication } from '@/lib/domain/brokerage/application/to-application';
import { goodAnswers } from '@/tests/support/features/application-answers';

const signedAt = '2026-11-20T10:00:00.000Z';
const signed = (agreement: string) => ({ agreement, signed_at: signedAt, ip_address: '0.0.0.0' });

describe('[S19] the submitted body', () => {
  it('[S19] [F6] is the one of section 3: empty fields dropped, numbers as numbers, values renamed', () => {
    expect(toApplication(goodAnswers(), signedAt)).toEqual({
      contact: {
        email_address: 'ann@example.test',
        phone_number: '+14155550132',
        street_address: '1 Main St',
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
        liquidity_needs: 'important',
        investment_experience_with_stocks: 'none',
        investment_experience_with_options: '1_to_5_years',
        risk_tolerance: 'moderate',
        investment_objective: 'growth',
        investment_time_horizon: '3_to_5_years',
        annual_income_min: 60_000,
        annual_income_max: 70_000,
        liquid_net_worth_min: 0,
        liquid_net_worth_max: 20_000.5,
        total_net_worth_min: 30_000,
        total_net_worth_max: 40_000,
        marital_status: 'SINGLE',
        number_of_dependents: 0,
      },
      disclosures: {
        is_control_person: false,
        is_affiliated_exchange_or_finra: false,
        is_politically_exposed: false,
        immediate_family_exposed: false,
        is_disclosure_certified: true,
      },
      agreements: ['margin_agreement', 'account_agreement', 'customer_agreement', 'options_agreement'].map(signed),
      employment: {
        employment_status: 'employed',
        employer_name: 'Acme',
        employment_position: 'Clerk',
        employer_street_address: '9 Oak Rd',
        employer_city: 'Reno',
        employer_state: 'NV',
        employer_postal_code: '89501-1234',
        employer_country: 'USA',
      },
      bands: { annual_income: '50001_to_100000', liquid_net_worth: 'under_50000', total_net_worth: 'under_50000' },
      trusted_contact: { given_name: 'Bo', family_name: 'Lee', email_address: 'bo@example.test' },
    });
  });

  it('[S19] omits answers to hidden questions, and half-checked agreements', () => {
    const body = toApplication(
      goodAnswers({ employment_status: 'retired', trusted_contact: 'no', unit: ' ', options_agreement_2: '' }),
      signedAt,
    );
    expect(body.employment).toEqual({ employment_status: 'retired' });
    expect(body).not.toHaveProperty('trusted_contact');
    expect(body.contact).not.toHaveProperty('unit');
    expect(body.agreements?.map(({ agreement }) => agreement)).not.toContain('options_agreement');
  });

  it('[S19] is accepted by the contract', () => {
    const body = toApplication(goodAnswers(), signedAt);
    expect(accountApplication.safeParse(body).error).toBeUndefined();
    expect(accountApplication.parse(body)).toEqual(body);
  });
});
