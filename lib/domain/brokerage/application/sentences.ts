import type { AnswerKey } from './keys';

/** What a question asks for, as it follows “Please enter your” or “Please select your”. */
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
  tax_id_type: 'type of tax number',
  citizenship: 'country of citizenship',
  country_of_birth: 'country of birth',
  visa_type: 'visa type',
  visa_expiration_date: 'visa’s last day',
  date_of_departure_from_usa: 'day of departure from the United States',
  investment_objective: 'investment objective',
  risk_tolerance: 'risk tolerance',
  investment_time_horizon: 'investment time horizon',
  liquidity_needs: 'liquidity needs',
  investment_experience_with_stocks: 'experience with stocks',
  investment_experience_with_options: 'experience with options',
  funding_source: 'funding source',
  employment_status: 'employment status',
  employer_name: 'employer’s name',
  employment_position: 'position',
  employer_street_address: 'employer’s street address',
  employer_city: 'employer’s city',
  employer_state: 'employer’s state',
  employer_postal_code: 'employer’s postal code',
  employer_country: 'employer’s country',
  total_net_worth: 'total net worth',
  total_net_worth_min: 'lowest total net worth',
  total_net_worth_max: 'highest total net worth',
  liquid_net_worth: 'liquid net worth',
  liquid_net_worth_min: 'lowest liquid net worth',
  liquid_net_worth_max: 'highest liquid net worth',
  annual_income: 'annual income',
  annual_income_min: 'lowest annual income',
  annual_income_max: 'highest annual income',
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
export const tickSentence = 'Please tick this statement';
export const certifySentence = 'Please confirm that your answers are true and complete';
export const asciiSentence = 'Please use the letters A to Z without accents: the broker takes no others';
export const nameSentence = 'Please enter a name';
export const phoneSentence = 'Please enter a valid phone number';
export const emailSentence = 'Please enter a valid email';
export const emailLongSentence = 'Please use an email of at most 60 characters';
export const streetSentence = 'Please enter a street and a number';
export const postBoxSentence = 'Please enter where you live: the broker takes no P.O. boxes';
export const notOnlyDigits = 'Please enter more than a number';
export const zipSentence = 'Please enter a ZIP code of 5 digits, or of 5 and 4, like 89501 or 89501-1234';
export const postalLongSentence = 'Please use at most 10 characters';
export const stateSentence = 'Please select a state of the United States';
export const countrySentence = 'Please select a country of the list';
export const dateSentence = 'Please enter a day that is in the calendar';
export const birthSentence = 'Please check the year of your birth';
export const tooYoungSentence = 'You must be at least 18 years old to open an account';
export const visaPastSentence = 'Please enter a day that has not passed';
export const ssnShapeSentence = 'Please enter the nine digits of your Social Security number, like 900-12-3456';
export const ssnNeverSentence = 'Please check your Social Security number: this one is never given out';
export const ssnSandboxSentence =
  'This is a test environment: please use a made-up number that begins with 900, like 900-12-3456';
export const amountSentence = 'Please enter an amount in US dollars, like 50000';
export const belowLowestSentence = 'Please enter an amount that is not below the lowest one';
export const outsideBand = (range: string) => `Please enter an amount within the range that you chose, ${range}`;
export const hiddenTaxIdSentence = 'Please remove the Social Security number from this answer';
export const lengthSentence = (most: number) => `Maximum length is ${most}`;
