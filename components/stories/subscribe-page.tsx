import { CardsBlock } from '@/components/blocks/cards-block';
import { CtaBlock } from '@/components/blocks/cta-block';
import { FaqBlock } from '@/components/blocks/faq-block';
import { MatrixBlock } from '@/components/blocks/matrix-block';
import { pageOf } from '@/components/blocks/page-of';
import { StepsBlock } from '@/components/blocks/steps-block';
import type { KindsOf } from '@/lib/content/blocks';
import type { subscribe } from '@/lib/content/subscribe';

export const SubscribePage = pageOf<KindsOf<typeof subscribe>>({
  cta: CtaBlock,
  cards: CardsBlock,
  matrix: MatrixBlock,
  steps: StepsBlock,
  faq: FaqBlock,
});
