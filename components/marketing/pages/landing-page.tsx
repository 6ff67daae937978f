import { CardsBlock } from '@/components/blocks/cards-block';
import { CtaBlock } from '@/components/blocks/cta-block';
import { MatrixBlock } from '@/components/blocks/text/matrix-block';
import { pageOf } from '@/components/blocks/page-of';
import type { KindsOf } from '@/lib/content/shared/blocks';
import type { landing2024 } from '@/lib/content/marketing/landing-2024';

export const LandingPage = pageOf<KindsOf<typeof landing2024>>({
  cta: CtaBlock,
  matrix: MatrixBlock,
  cards: CardsBlock,
});
