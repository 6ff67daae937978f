/** How to see the sample data of an ambassador in a demo. The account exists in no other mode. */
export const sampleAmbassador = {
  email: 'ambassador@example.test',
  password: 'sample ambassador only',
} as const;
