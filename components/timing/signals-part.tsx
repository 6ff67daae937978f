import { useSession } from '@/lib/client/session';
import { useLate } from '@/lib/client/use-late';
import type { SignalsView } from '@/lib/content/signals-view';
import type { Scope } from './signal-calls';
import { SignalList } from './signal-list';

type SignalsPartProps = {
  scope: Scope;
  /** One sector's alone; what the page brought along is of all. */
  slug: string | undefined;
  given: SignalsView | null;
  today: string;
};

const loadOwnSignals = async () => (await import('./own-signals')).OwnSignals;

/** What everybody may see comes with the page; a member's list, or one sector's, is asked for. */
export function SignalsPart({ scope, slug, given, today }: SignalsPartProps) {
  const { user, isKnown } = useSession();
  const isAsked = isKnown && (user !== null || slug !== undefined || given === null);
  const { part: OwnSignals } = useLate(loadOwnSignals, isAsked);
  if (isAsked && OwnSignals)
    return <OwnSignals scope={scope} slug={slug} given={slug === undefined ? given : null} today={today} />;
  return given ? <SignalList view={given} isMember={false} /> : <p role="status">Loading the signals</p>;
}
