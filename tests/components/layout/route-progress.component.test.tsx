import { render, waitFor } from '@testing-library/react';
import nprogress from 'nprogress';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { RouteProgress } from '@/components/layout/navigation/route-progress';
import { createEvents, TestRouter } from '../router';

const bar = () => document.querySelector('#nprogress');

function renderProgress() {
  const events = createEvents();
  const view = render(
    <TestRouter events={events}>
      <RouteProgress />
    </TestRouter>,
  );
  return { ...events, ...view };
}

beforeEach(() => document.querySelector('#nprogress')?.remove());

describe('progress of a route change', () => {
  it('[S6] shows while a page loads and disappears when it is loaded', async () => {
    const { emit } = renderProgress();
    emit('routeChangeStart', '/blog', { shallow: false });
    await waitFor(() => expect(bar()).not.toBeNull());
    emit('routeChangeComplete', '/blog', { shallow: false });
    await waitFor(() => expect(bar()).toBeNull());
  });

  it('[S6] disappears after an aborted navigation', async () => {
    const { emit } = renderProgress();
    emit('routeChangeStart', '/blog', { shallow: false });
    await waitFor(() => expect(bar()).not.toBeNull());
    emit('routeChangeError', Object.assign(new Error('given up'), { cancelled: true }), '/blog', { shallow: false });
    await waitFor(() => expect(bar()).toBeNull());
  });

  it('[S6] stays visible when a second navigation replaces the first', async () => {
    const { emit } = renderProgress();
    emit('routeChangeStart', '/blog', { shallow: false });
    await waitFor(() => expect(bar()).not.toBeNull());
    emit('routeChangeError', Object.assign(new Error('given up'), { cancelled: true }), '/blog', { shallow: false });
    emit('routeChangeStart', '/investor', { shallow: false });
    await waitFor(() => expect(bar()).not.toBeNull());
    emit('routeChangeComplete', '/investor', { shallow: false });
    await waitFor(() => expect(bar()).toBeNull());
  });

  it('[S6] disappears with the page that showed it', async () => {
    const { emit, unmount } = renderProgress();
    emit('routeChangeStart', '/blog', { shallow: false });
    await waitFor(() => expect(bar()).not.toBeNull());
    unmount();
    await waitFor(() => expect(bar()).toBeNull());
  });

  it('[S6] does not show when nothing is loaded, as when a table is sorted', async () => {
    const start = vi.spyOn(nprogress, 'start');
    const { emit } = renderProgress();
    emit('routeChangeStart', '/options-signals?sort=roi', { shallow: true });
    emit('routeChangeStart', '/blog', { shallow: false });
    await waitFor(() => expect(bar()).not.toBeNull());
    expect(start).toHaveBeenCalledOnce();
    emit('routeChangeComplete', '/blog', { shallow: false });
    await waitFor(() => expect(bar()).toBeNull());
  });
});
