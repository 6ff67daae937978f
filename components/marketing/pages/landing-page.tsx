import { CurveBlock } from '@/components/blocks/record/curve-block';
import { CardsBlock } from '@/components/blocks/cards-block';
import { FactsBlock } from '@/components/blocks/text/facts-block';
import { OpeningBlock } from '@/components/blocks/opening-block';
import { pageOf } from '@/components/blocks/page-of';
import type { KindsOf } from '@/lib/content/shared/blocks';
import type { landing2024 } from '@/lib/content/marketing/landing-2024';

export const LandingPage = pageOf<KindsOf<typeof landing2024>>({
  opening: OpeningBlock,
  curve: CurveBlock,
  facts: FactsBlock,
  cards: CardsBlock,
});
