import { provingHttp } from '@/components/modals/proving-http';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient, type Client } from '@/lib/client/http/create-client';
import { banksContract, type Banks } from '@/lib/contracts/brokerage/banks';

export type BankCalls = Client<typeof banksContract>;

export const bankClient = () => createClient(banksContract, provingHttp());

/** The polling interval in milliseconds while the broker sets up a bank, which takes minutes. */
const settingUpMs = 15_000;

/** The member's linked banks, and what prevents linking one. */
export function useBanks() {
  return useMemberData('banks', bankClient, (calls): Promise<Banks> => calls.list(), {
    refreshMs: (banks) =>
      banks?.items.some(({ state }) => state === 'queued' || state === 'pending') ? settingUpMs : 0,
  });
}
