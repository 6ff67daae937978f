import { Tag } from '@/components/ui/tag';
import { roundStateCopy } from '@/lib/content/investing/rounds';
import type { RoundCard } from '@/lib/contracts/investing/rounds';

/** A round's state; one that takes commitments stands out. */
export const RoundTag = ({ state }: Pick<RoundCard, 'state'>) => (
  <Tag tone={state === 'live' || state === 'closing' ? 'active' : 'neutral'}>{roundStateCopy[state].name}</Tag>
);
