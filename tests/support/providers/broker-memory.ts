import type { BrokerMemory } from '@/lib/server/providers/brokerage/simulated-wire';
import type { SimulatedAccount } from '@/lib/server/providers/brokerage/simulated-account';

/** The simulated broker's storage in memory instead of the database, for tests of one client. */
export function brokerMemory(...accounts: SimulatedAccount[]) {
  const kept = new Map(accounts.map((account) => [account.id, account]));
  const memory: BrokerMemory = {
    findByEmail: (email) => Promise.resolve([...kept.values()].filter((one) => one.email === email)),
    add: (account) => Promise.resolve(Boolean(kept.set(account.id, account))),
    change: (id, work) => {
      const known = kept.get(id);
      if (!known) return Promise.resolve(undefined);
      const { result, account } = work(known);
      if (account) kept.set(id, account);
      return Promise.resolve(result);
    },
    listFunded: () => Promise.resolve([...kept.values()].filter(({ transfers }) => transfers)),
  };
  return memory;
}

/** An active account with a linked bank. */
export const fundedAccount = (id = 'a-1', changes: Partial<SimulatedAccount> = {}): SimulatedAccount => ({
  id,
  createdAt: '2026-11-02T15:00:00.000Z',
  email: `${id}@example.test`,
  givenName: 'Ann',
  familyName: 'Lee',
  course: [[0, 'ACTIVE']],
  banks: [{ id: 'bank-1', status: 'APPROVED' }],
  ...changes,
});
