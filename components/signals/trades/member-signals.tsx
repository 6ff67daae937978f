import { useMemberData } from '@/lib/client/data/use-member-data';
import type { TradeRecord } from '@/lib/contracts/signals/trades';
import { OpenSignals } from '../open-signals';
import { tradesClient } from '../trades-client';

/** Open signals: members with a plan see their contents, others only that they exist. */
export function MemberSignals({ sealed }: { sealed: TradeRecord['sealed'] }) {
  const open = useMemberData('open-trades', tradesClient, (calls) => calls.open(), { refreshesOnReturn: true });
  return <OpenSignals sealed={sealed} own={open.data} failure={open.failure} retry={open.retry} level="h2" />;
}
