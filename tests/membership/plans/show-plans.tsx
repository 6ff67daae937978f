import { render } from '@testing-library/react';
import type { NextRouter } from 'next/router';
import { SubscribePage } from '@/components/membership/plans/subscribe-page';
import { subscribe } from '@/lib/content/marketing/subscribe';
import { TestRouter } from '@/tests/components/router';

/** The pricing page at a URL with this query; `onReplace` gets what the URL changes to. */
export const showPlans = (query: NextRouter['query'] = {}, onReplace?: (query: NextRouter['query']) => void) =>
  render(
    <TestRouter pathname="/subscribe" query={query} {...(onReplace && { onReplace })}>
      <SubscribePage page={subscribe} path="/subscribe" />
    </TestRouter>,
  );
