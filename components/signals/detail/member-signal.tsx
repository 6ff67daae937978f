import { ErrorState } from '@/components/ui/feedback/error-state';
import { Section } from '@/components/ui/section';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { factGroups } from '@/lib/content/signals/detail/fact-groups';
import { signalFacts, signalSentence } from '@/lib/content/signals/detail/signal-facts';
import { signalPage as copy } from '@/lib/content/signals/detail/signal-page';
import { tradesContract } from '@/lib/contracts/signals/trades';
import { SignalNumbers } from './signal-numbers';

const tradesClient = () => createClient(tradesContract, browserHttp());

/** An open signal's contents, for a member with a plan; nothing for others and while it loads. */
export function MemberSignal({ id }: { id: string }) {
  const { data, failure, retry } = useMemberData('open-trades', tradesClient, (calls) => calls.open(), {
    refreshesOnReturn: true,
  });
  const signal = data?.items.find((item) => item.id === id);
  if (!data && failure !== '')
    return (
      <Section>
        <ErrorState title={copy.failed} onRetry={retry}>
          {failure}
        </ErrorState>
      </Section>
    );
  if (!data || !signal) return null;
  return (
    <Section title={copy.memberTitle}>
      <p>{signalSentence(signal)}</p>
      <SignalNumbers groups={factGroups(signalFacts(signal, null, data.meta.asOf.slice(0, 10)))} />
    </Section>
  );
}
