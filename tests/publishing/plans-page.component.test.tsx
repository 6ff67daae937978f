import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { expect, it } from 'vitest';
import { PlansPage } from '@/components/publishing/plans/plans-page';
import { subscribe } from '@/lib/content/marketing/subscribe';
import type { PostPage } from '@/lib/contracts/publishing/posts';
import { TestRouter } from '@/tests/components/router';
import { network } from '@/tests/support/browser/mock-endpoint';
import { everythingIsNear } from '@/tests/support/browser/near';

everythingIsNear();

const post: PostPage = {
  ...{ id: 'a-post', title: 'Why we wait', summary: 'What it says.', visibility: 'paid', tier: null, position: 'none' },
  author: { id: 'options-desk', name: 'Options desk', about: 'Closes in public.' },
  ...{ categories: [], publishedAt: '2026-11-20T14:00:00.000Z', correctedAt: null, readingMinutes: 3, isSample: true },
  access: { isOpen: false, reason: 'signed_out', until: null, opensBy: 'plan' },
  ...{ picture: null, parts: [], stocks: [], corrections: [], related: [] },
};

const show = (query: { paywall?: string }) =>
  render(
    <TestRouter pathname="/subscribe" query={query}>
      <PlansPage page={subscribe} path="/subscribe" />
    </TestRouter>,
  );

it.each([
  ['plan', 'Subscribe to read “Why we wait.”'],
  ['tier', 'Become a cofounding customer to read “Why we wait.”'],
  ['payment', 'Complete your payment to read “Why we wait.”'],
  ['account', 'Sign up free to read “Why we wait.”'],
] as const)('[D8] names the post whose paywall led to the plans, opened by: %s', async (opensBy, sentence) => {
  network.use(
    http.get('*/api/posts/a-post', () => HttpResponse.json({ ...post, access: { ...post.access, opensBy } })),
  );
  show({ paywall: '/blog/a-post' });
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Back to the post' })).toHaveAttribute('href', '/blog/a-post');
});

it('[D8] leads on to a post that the reader can open', async () => {
  const access = { isOpen: true, reason: 'active', until: null, opensBy: null } as const;
  network.use(http.get('*/api/posts/a-post', () => HttpResponse.json({ ...post, access })));
  show({ paywall: '/blog/a-post' });
  expect(await screen.findByText('You can read “Why we wait.”')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read the post' })).toHaveAttribute('href', '/blog/a-post');
});

it('[D8] leaves the question mark of a title as it is', async () => {
  network.use(http.get('*/api/posts/a-post', () => HttpResponse.json({ ...post, title: 'Why wait?' })));
  show({ paywall: '/blog/a-post' });
  expect(await screen.findByText('Subscribe to read “Why wait?”')).toBeVisible();
});

it('[D8] [U4] says above the plans that the post did not load, and retries', async () => {
  network.use(http.get('*/api/posts/a-post', () => HttpResponse.error()));
  show({ paywall: '/blog/a-post' });
  expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load the post you came from.');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Simple pricing. Cancel anytime.');
  network.use(http.get('*/api/posts/a-post', () => HttpResponse.json(post)));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Subscribe to read “Why we wait.”')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([{}, { paywall: 'https://elsewhere.test/' }])('[D8] names no post for %o', (query) => {
  show(query);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Simple pricing. Cancel anytime.');
  expect(screen.queryByText(/ to read “/)).toBeNull();
});
