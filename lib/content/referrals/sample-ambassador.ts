/** Login for the sample ambassador of a demo. The account does not exist in live mode. */
export const sampleAmbassador = {
  email: 'ambassador@example.test',
  password: 'sample ambassador only',
} as const;
