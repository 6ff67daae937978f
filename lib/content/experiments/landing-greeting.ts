import { paths } from '@/lib/domain/paths';
import type { Experiment } from '@/lib/domain/experiments';
import type { ContentPage } from '../blocks';
import { landing2024 } from '../landing-2024';

export const landingGreeting = {
  name: 'landing-greeting',
  path: paths.landing,
  hypothesis: 'Saying first that no account is needed brings more sign-ups than saying what is there.',
  metric: 'sign-up',
  start: '2026-01-01T00:00:00Z',
  end: '2126-01-01T00:00:00Z',
  visitorsEach: 2000,
} as const satisfies Experiment;

/** The page with its one change. */
export const landingGreetingChanged: ContentPage = {
  ...landing2024,
  blocks: landing2024.blocks.map((block) =>
    block.kind === 'cta' ? { ...block, title: 'Read on, no account needed.' } : block,
  ),
};
