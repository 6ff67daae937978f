import { StepsBlock } from '@/components/blocks/text/steps-block';
import type { BlockProps } from '@/components/blocks/block-props';
import { useOwnParts } from './use-own-parts';

/** How the test drive works; hidden from members who cannot get one. */
export function TrialSteps(props: BlockProps<'steps'>) {
  const { own: ownParts } = useOwnParts();
  const steps = <StepsBlock {...props} />;
  return ownParts ? <ownParts.OwnTrial>{steps}</ownParts.OwnTrial> : steps;
}
