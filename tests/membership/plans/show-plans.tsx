import { render } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import { SubscribePage } from '@/components/membership/plans/subscribe-page';
import { subscribe } from '@/lib/content/marketing/subscribe';
import { TestRouter } from '@/tests/components/router';

/** Renders the pricing page with this query; `onReplace` receives each new query of the URL. */
export const showPlans = (query: NextRouter['query'] = {}, onReplace?: (query: NextRouter['query']) => void) =>
  render(
    <TestRouter pathname="/subscribe" query={query} {...(onReplace && { onReplace })}>
      <SubscribePage page={subscribe} path="/subscribe" />
    </TestRouter>,
  );
