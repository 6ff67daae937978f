import { CtaBlock } from '@/components/blocks/cta-block';
import { FaqBlock } from '@/components/blocks/text/faq-block';
import { MatrixBlock } from '@/components/blocks/text/matrix-block';
import { pageOf } from '@/components/blocks/page-of';
import { PlansBlock } from './plans-block';
import { TrialSteps } from './trial-steps';
import type { KindsOf } from '@/lib/content/shared/blocks';
import type { subscribe } from '@/lib/content/marketing/subscribe';

export const SubscribePage = pageOf<KindsOf<typeof subscribe>>({
  cta: CtaBlock,
  plans: PlansBlock,
  matrix: MatrixBlock,
  steps: TrialSteps,
  faq: FaqBlock,
});
