import { Tag } from '@/components/ui/tag';
import { roundStateCopy } from '@/lib/content/investing/rounds';
import type { RoundCard } from '@/lib/contracts/investing/rounds';

/** A round's state as a tag, which is highlighted if the round accepts commitments. */
export const RoundTag = ({ state }: Pick<RoundCard, 'state'>) => (
  <Tag tone={state === 'live' || state === 'closing' ? 'active' : 'neutral'}>{roundStateCopy[state].name}</Tag>
);
