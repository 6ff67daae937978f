/** Section 5: ‘Please select your ...’ style messages. */
export const pleaseSelect = (what: string) => `Please select your ${what}`;
export const pleaseEnter = (what: string) => `Please enter your ${what}`;

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
export const ownEmailSentence = 'Please enter someone else’s email';
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
export const lengthSentence = (max: number) => `Maximum length is ${max}`;
