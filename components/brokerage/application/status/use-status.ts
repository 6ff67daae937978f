import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient, type Client } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { brokerageContract, type ApplicationState } from '@/lib/contracts/brokerage/brokerage';

const brokerageClient = () => createClient(brokerageContract, browserHttp());

const read = async (calls: Client<typeof brokerageContract>) => ({ ...(await calls.application()), at: Date.now() });

/** Where the application stands, asked again on request and when the reader comes back to the page. */
export function useStatus() {
  const own = useMemberData('application-status', brokerageClient, read, { refreshesOnReturn: true });
  return {
    found: own.data,
    failure: own.failure,
    isBusy: own.isLoading,
    refresh: own.refresh,
    show: (application: ApplicationState | null) =>
      void own.change(() => Promise.resolve({ application, isSandbox: own.data?.isSandbox ?? true, at: Date.now() })),
  };
}
