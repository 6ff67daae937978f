import { paths } from '@/lib/domain/shared/paths';
import type { Experiment } from '@/lib/domain/visits/experiments';
import type { ContentPage } from '@/lib/content/shared/blocks';
import { landing2024 } from '@/lib/content/marketing/landing-2024';

export const landingGreeting = {
  name: 'landing-greeting',
  path: paths.landing,
  hypothesis: 'Saying that no account is needed brings more sign-ups than a plain title.',
  metric: 'sign-up',
  start: '2026-01-01T00:00:00Z',
  end: '2126-01-01T00:00:00Z',
  visitorsEach: 2000,
} as const satisfies Experiment;

/** The variant of the page with a different title. */
export const landingGreetingChanged: ContentPage = {
  ...landing2024,
  blocks: landing2024.blocks.map((block) =>
    block.kind === 'opening' ? { ...block, title: 'See every closed trade. No account needed.' } : block,
  ),
};
