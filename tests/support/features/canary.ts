/** An invented person whose values occur nowhere else, so that a leak can be found. */
export const canary = {
  firstName: 'Zanzibarina',
  lastName: 'Quexleyport',
  email: 'canary.quexleyport@example.test',
  phone: '(415) 553-2675',
  password: 'canary horse battery 7391',
  ssn: '900-55-7391',
  card: '4242424242424242',
  account: '000739184412',
  birthday: '1971-03-09',
};

/** Values that only an application has; the last digits of the tax IDs make the broker reject it or fail. */
export const canaryApplication = {
  givenName: 'Perpetuella',
  familyName: 'Oxenquist',
  email: 'perpetuella@oxenquist.example',
  street: '4471 Quexleyport Canary Road',
  refusedSsn: '900-56-0422',
  leftSsn: '900-57-0500',
};

/** Values that may only be stored encrypted. */
export const sealedOnly = [
  ...[canary.ssn, canaryApplication.refusedSsn, canaryApplication.leftSsn].flatMap((ssn) => [
    ssn,
    ssn.replaceAll('-', ''),
  ]),
  canaryApplication.street,
  canary.birthday,
  canaryApplication.givenName,
  canaryApplication.familyName,
  canaryApplication.email,
];

/** The forms in which these values could leak: complete, encoded, or as digits. */
export const traces = [
  canary.firstName,
  canary.lastName,
  'canary.quexleyport',
  '4155532675',
  '553-2675',
  canary.password,
  encodeURIComponent(canary.password),
  canary.ssn,
  '900557391',
  canary.card,
  canary.account,
  canary.birthday,
  canaryApplication.street,
  canaryApplication.givenName,
  canaryApplication.familyName,
  'oxenquist',
  canaryApplication.refusedSsn,
  canaryApplication.leftSsn,
  '900560422',
  '900570500',
];

/** The values under every field name that a form might use for them. */
export const everything = {
  ...canary,
  name: `${canary.firstName} ${canary.lastName}`,
  fullName: `${canary.firstName} ${canary.lastName}`,
  given_name: canary.firstName,
  family_name: canary.lastName,
  email_address: canary.email,
  phoneNumber: canary.phone,
  phone_number: canary.phone,
  tax_id: canary.ssn,
  taxId: canary.ssn,
  cardNumber: canary.card,
  account_number: canary.account,
  date_of_birth: canary.birthday,
  search: canary.lastName,
  message: canary.lastName,
};

/** API keys and hosts of providers, which must never be revealed. */
export const canaryProvider = { key: 'canary-finnhub-7391', host: 'quexleyport-finnhub.invalid' };
