import { useSession } from '@/lib/client/session/session';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import type { SignalsView } from '@/lib/content/research/signals-view';
import { SignalList } from './signal-list';

export type Scope = 'sector' | 'stock';

type SignalsPartProps = {
  scope: Scope;
  /** A single sector; the page's own data covers all of them. */
  slug: string | undefined;
  given: SignalsView | null;
  today: string;
};

const loadOwnSignals = async () => (await import('./member-parts')).OwnSignals;

/** Public signals come with the page; a member's list or a single sector's is fetched. */
export function SignalsPart({ scope, slug, given, today }: SignalsPartProps) {
  const { user, isKnown } = useSession();
  const isAsked = isKnown && (user !== null || slug !== undefined || given === null);
  const { part: OwnSignals } = useLazyModule(loadOwnSignals, isAsked);
  if (isAsked && OwnSignals)
    return <OwnSignals scope={scope} slug={slug} given={slug === undefined ? given : null} today={today} />;
  return given ? <SignalList view={given} reader="visitor" /> : <p role="status">Loading signals</p>;
}
