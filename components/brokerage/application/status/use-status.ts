import { useMemberData } from '@/lib/client/data/use-member-data';
import type { Client } from '@/lib/client/http/create-client';
import type { FundingStep } from '@/lib/domain/brokerage/funding-step';
import type { brokerageContract } from '@/lib/contracts/brokerage/brokerage';
import { type ApplicationDraft, type ApplicationState } from '@/lib/contracts/brokerage/brokerage';
import { brokerageClient } from '@/components/brokerage/brokerage-client';

type Found = {
  application: ApplicationState | null;
  isSandbox: boolean;
  fundingStep: FundingStep | null;
  draft: ApplicationDraft | null;
  at: number;
};

async function read(calls: Client<typeof brokerageContract>): Promise<Found> {
  const whole = await calls.application();
  // Without an application there may be a draft, to which the page links.
  const { draft } = whole.application ? { draft: null } : await calls.readDraft();
  return { ...whole, draft, at: Date.now() };
}

/** The application's status, which refreshes on request and when the page regains focus. */
export function useStatus() {
  const result = useMemberData('application-status', brokerageClient, read, { refreshesOnReturn: true });
  return {
    found: result.data,
    failure: result.failure,
    isBusy: result.isLoading,
    refresh: result.refresh,
    show: (application: ApplicationState | null) =>
      void result.change(() =>
        Promise.resolve({
          application,
          isSandbox: result.data?.isSandbox ?? true,
          fundingStep: result.data?.fundingStep ?? null,
          draft: null,
          at: Date.now(),
        }),
      ),
  };
}
