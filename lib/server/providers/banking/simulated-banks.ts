import type { BankAccountType } from '@/lib/domain/brokerage/banking';

type SampleInstitution = {
  name: string;
  accounts: readonly { name: string; mask: string; type: BankAccountType | 'cd' }[];
  /** Whether its logins expire immediately, so that the first use of a token requires another login. */
  isForgetful?: true;
};

/** Sample banks, with the ids of equivalent banks in Plaid's own sandbox. */
export const sampleBanks: Record<string, SampleInstitution> = {
  ins_109508: {
    name: 'First Platypus Bank',
    accounts: [
      { name: 'Plaid Checking', mask: '0000', type: 'checking' },
      { name: 'Plaid Saving', mask: '1111', type: 'savings' },
      { name: 'Plaid CD', mask: '2222', type: 'cd' },
    ],
  },
  ins_127287: {
    name: 'Platypus OAuth Bank',
    accounts: [{ name: 'Plaid Checking', mask: '0003', type: 'checking' }],
  },
  ins_109511: {
    name: 'Tattersall Federal Credit Union',
    accounts: [{ name: 'Share Savings', mask: '4444', type: 'savings' }],
    isForgetful: true,
  },
};
