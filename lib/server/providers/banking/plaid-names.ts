import type { CountryCode, DepositoryAccountSubtype, ProcessorTokenCreateRequestProcessorEnum, Products } from 'plaid';

/** Values of Plaid's API, copied because its package takes 27 MB of memory and only real requests load it. */
export const plaidNames = {
  unitedStates: 'US' as CountryCode.Us,
  auth: 'auth' as Products.Auth,
  checking: 'checking' as DepositoryAccountSubtype.Checking,
  savings: 'savings' as DepositoryAccountSubtype.Savings,
  alpaca: 'alpaca' as ProcessorTokenCreateRequestProcessorEnum.Alpaca,
};
