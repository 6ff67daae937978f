import { useSession } from '@/lib/client/session/session';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import type { SignalsView } from '@/lib/content/research/signals-view';
import { SignalList } from './signal-list';
import type { SignalSource } from './signal-source';

type SignalsSectionProps = SignalSource & {
  /** The data of the page, which covers all sectors. */
  given: SignalsView | null;
};

const loadWholeTable = async () => (await import('./member-parts')).WholeTable;
const loadOwnSignals = async () => (await import('./member-parts')).OwnSignals;

/** Public signals are part of the page; a member's list or a single sector's list is fetched. */
export function SignalsSection({ given, ...source }: SignalsSectionProps) {
  const { slug } = source;
  const { user, isKnown } = useSession();
  const isAsked = isKnown && (user !== null || slug !== undefined || given === null);
  const { part: OwnSignals } = useLazyModule(loadOwnSignals, isAsked);
  if (isAsked && OwnSignals) return <OwnSignals {...source} given={slug === undefined ? given : null} />;
  return given ? (
    <SignalList view={given} reader="visitor" source={source} loadWhole={loadWholeTable} />
  ) : (
    <p role="status">Loading signals</p>
  );
}
