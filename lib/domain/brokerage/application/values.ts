/** The accepted values of the application's questions (section 3), in the order in which they are shown. */
export const investmentObjectives = [
  'generate_income',
  'preserve_wealth',
  'market_speculation',
  'growth',
  'balance_preserve_wealth_with_growth',
] as const;
export const riskTolerances = ['conservative', 'moderate', 'significant_risk'] as const;
export const timeHorizons = [
  'less_than_1_year',
  '1_to_2_years',
  '3_to_5_years',
  '6_to_10_years',
  'more_than_10_years',
] as const;
export const liquidityNeeds = ['very_important', 'important', 'somewhat_important', 'does_not_matter'] as const;
export const experiences = ['none', '1_to_5_years', 'over_5_years'] as const;
export const fundingSources = [
  'employment_income',
  'investments',
  'inheritance',
  'business_income',
  'savings',
  'family',
] as const;
export const employmentStatuses = ['employed', 'self_employed', 'unemployed', 'retired'] as const;
export const maritalStatuses = ['SINGLE', 'MARRIED', 'DIVORCED', 'WIDOWED'] as const;
export const taxIdTypes = ['USA_SSN'] as const;
export const dependentCounts = ['0', '1', '2', '3'] as const;
export const visaTypes = [
  'B1',
  'B2',
  'DACA',
  'E1',
  'E2',
  'E3',
  'F1',
  'G4',
  'H1B',
  'J1',
  'L1',
  'O1',
  'TN1',
  'OTHER',
] as const;

/** Ranges of income and worth; the highest is open. */
export const moneyBands = {
  under_50000: { from: 0, to: 50_000 },
  '50001_to_100000': { from: 50_001, to: 100_000 },
  '100001_to_200000': { from: 100_001, to: 200_000 },
  '200001_to_500000': { from: 200_001, to: 500_000 },
  '500001_to_1000000': { from: 500_001, to: 1_000_000 },
  '1000001_to_5000000': { from: 1_000_001, to: 5_000_000 },
  greater_than_5000000: { from: 5_000_001, to: undefined },
} as const satisfies Record<string, { from: number; to: number | undefined }>;
export type MoneyBand = keyof typeof moneyBands;
export const moneyBandNames = Object.keys(moneyBands) as [MoneyBand, ...MoneyBand[]];

export const agreementNames = [
  'margin_agreement',
  'account_agreement',
  'customer_agreement',
  'options_agreement',
] as const;
export type AgreementName = (typeof agreementNames)[number];
