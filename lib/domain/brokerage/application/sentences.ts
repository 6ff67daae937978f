import type { AnswerKey } from './keys';

/** The noun of each question, for “Please enter your …” or “Please select your …”. */
const nouns: Partial<Record<AnswerKey, string>> = {
  given_name: 'first name',
  family_name: 'last name',
  middle_name: 'middle name',
  email: 'email',
  phone_number: 'phone number',
  street_address: 'street address',
  city: 'city',
  country: 'country',
  state: 'state',
  postal_code: 'postal code',
  date_of_birth: 'date of birth',
  country_of_tax_residence: 'country of tax residence',
  tax_id: 'Social Security number',
  tax_id_type: 'tax ID type',
  citizenship: 'country of citizenship',
  country_of_birth: 'country of birth',
  visa_type: 'visa type',
  visa_expiration_date: 'visa expiration date',
  date_of_departure_from_usa: 'departure date from the United States',
  investment_objective: 'investment objective',
  risk_tolerance: 'risk tolerance',
  investment_time_horizon: 'investment time horizon',
  liquidity_needs: 'liquidity needs',
  investment_experience_with_stocks: 'experience with stocks',
  investment_experience_with_options: 'experience with options',
  funding_source: 'funding source',
  employment_status: 'employment status',
  employer_name: 'employer’s name',
  employment_position: 'job title',
  employer_street_address: 'employer’s street address',
  employer_city: 'employer’s city',
  employer_state: 'employer’s state',
  employer_postal_code: 'employer’s postal code',
  employer_country: 'employer’s country',
  total_net_worth: 'total net worth',
  total_net_worth_min: 'minimum total net worth',
  total_net_worth_max: 'maximum total net worth',
  liquid_net_worth: 'liquid net worth',
  liquid_net_worth_min: 'minimum liquid net worth',
  liquid_net_worth_max: 'maximum liquid net worth',
  annual_income: 'annual income',
  annual_income_min: 'minimum annual income',
  annual_income_max: 'maximum annual income',
  marital_status: 'marital status',
  number_of_dependents: 'number of dependents',
  controlled_firm_name: 'company’s name',
  controlled_firm_street_address: 'company’s street address',
  controlled_firm_city: 'company’s city',
  controlled_firm_country: 'company’s country',
  controlled_firm_state: 'company’s state',
  controlled_firm_compliance_email: 'company’s compliance email',
  affiliate_firm_name: 'firm’s name',
  affiliate_firm_street_address: 'firm’s street address',
  affiliate_firm_city: 'firm’s city',
  affiliate_firm_country: 'firm’s country',
  affiliate_firm_state: 'firm’s state',
  affiliate_firm_compliance_email: 'firm’s compliance email',
  exposed_family_given_name: 'relative’s first name',
  exposed_family_family_name: 'relative’s last name',
  trusted_contact_given_name: 'trusted contact’s first name',
  trusted_contact_family_name: 'trusted contact’s last name',
  trusted_contact_email_address: 'trusted contact’s email',
};

/** Section 5: ‘Please select your ...’ style messages. */
export const pleaseSelect = (what: string) => `Please select your ${what}`;
export const selectSentence = (key: AnswerKey) => (nouns[key] ? pleaseSelect(nouns[key]) : answerSentence);
export const enterSentence = (key: AnswerKey) => `Please enter your ${nouns[key] ?? 'answer'}`;

export const objectiveRefused = (product: string) =>
  `We are sorry but ${product} is only available for people with an investment objective of Speculation or Growth.`;
export const riskRefused = (product: string) =>
  `We are sorry but ${product} is only available for people with a Risk Tolerance of Moderate or Significant.`;

export const answerSentence = 'Please answer yes or no';
export const tickSentence = 'Please check this statement';
export const certifySentence = 'Please confirm that your answers are true and complete';
export const asciiSentence = 'Please use English letters only, without accents';
export const nameSentence = 'Please enter a name';
export const phoneSentence = 'Please enter a valid phone number';
export const emailSentence = 'Please enter a valid email';
export const emailLongSentence = 'Please use an email with at most 60 characters';
export const streetSentence = 'Please enter a street name and number';
export const postBoxSentence = 'Please enter a street address, not a P.O. box';
export const notOnlyDigits = 'Please use letters, not just numbers';
export const zipSentence = 'Please enter a ZIP code like 89501 or 89501-1234';
export const postalLongSentence = 'Please use at most 10 characters';
export const stateSentence = 'Please select a US state';
export const countrySentence = 'Please select a country from the list';
export const dateSentence = 'Please enter a valid date';
export const birthSentence = 'Please check your year of birth';
export const tooYoungSentence = 'You must be at least 18 years old to open an account';
export const visaPastSentence = 'Please enter a date that hasn’t passed';
export const ssnShapeSentence = 'Please enter a nine-digit Social Security number, like 900-12-3456';
export const ssnNeverSentence = 'Please enter a valid Social Security number';
export const ssnSandboxSentence =
  'This is a test environment. Please use a made-up number that begins with 900, like 900-12-3456';
export const amountSentence = 'Please enter an amount in US dollars, like 50000';
export const belowLowestSentence = 'Please enter an amount that is not below the minimum';
export const outsideBand = (range: string) => `Please enter an amount within the selected range, ${range}`;
export const liquidAboveTotalSentence = 'Liquid net worth can’t be more than total net worth.';
export const hiddenTaxIdSentence = 'Please remove the Social Security number from this answer';
export const lengthSentence = (most: number) => `Maximum length is ${most}`;
