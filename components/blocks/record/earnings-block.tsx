import { EarningsCalculator } from '@/components/referrals/earnings-calculator';
import { Section } from '@/components/ui/section';
import { BlockNote } from '../text/block-note';
import type { BlockProps } from '../block-props';

/** The earnings calculator beside the total earnings of all ambassadors. */
export function EarningsBlock({ block, isNested }: BlockProps<'earnings'>) {
  return (
    <Section title={block.title} lead={block.text} isNested={isNested}>
      {block.view ? (
        <EarningsCalculator earnings={block.view} />
      ) : (
        <p>
          <strong>The calculator is unavailable.</strong> We couldn’t load actual ambassador earnings. Please try again
          later.
        </p>
      )}
      <BlockNote>{block.note}</BlockNote>
    </Section>
  );
}
