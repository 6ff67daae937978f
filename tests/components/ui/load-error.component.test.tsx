import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LoadError } from '@/components/ui/feedback/load-error';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { findDeployment } from '@/lib/client/http/find-deployment';
import { onLoadFailure } from '@/lib/client/http/load-failure';
import { network } from '@/tests/support/browser/mock-endpoint';
import { goneTo } from '@/tests/support/browser/navigation-log';

const loadPart = vi.fn<() => Promise<string>>();

function Page() {
  const { part, failure, retry } = useLazyModule(loadPart, true);
  return (
    <>
      <input aria-label="Note" />
      {failure ? <LoadError title="Your lists didn’t load" failure={failure} onRetry={retry} /> : <p>{part}</p>}
    </>
  );
}

/**
 * Adds two of our scripts and an external one to the page. `answer` is the response for '/changed.js'; '/unchanged.js'
 * exists. The external script must not be requested.
 */
function serveScripts(answer: () => Response) {
  onLoadFailure(findDeployment);
  for (const path of ['/unchanged.js', '/changed.js', 'https://js.stripe.com/v3/']) {
    const script = document.createElement('script');
    // jsdom does not run or load scripts here: they are only in the document.
    script.src = path;
    document.head.append(script);
  }
  network.use(http.head('*/unchanged.js', () => new HttpResponse(null, { status: 200 })));
  network.use(http.head('*/changed.js', answer));
}

afterEach(() => {
  document.head.querySelectorAll('script').forEach((script) => script.remove());
});

beforeEach(() => {
  loadPart.mockReset().mockRejectedValueOnce(new Error('Loading chunk 7 failed.')).mockResolvedValueOnce('The part');
});

it('[U4] a part that does not load without a connection says so', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  render(<Page />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your lists didn’t loadYou’re offline. Check your connection and try again.Try again',
  );
});

it('[U4] a part that was removed by a deployment offers to reload the page', async () => {
  serveScripts(() => new HttpResponse(null, { status: 404 }));
  render(<Page />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your lists didn’t loadThe site was updated. Reload the page.Reload page',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Reload page' }));
  expect(goneTo).toEqual(['reload']);
});

it('[U4] a part that was removed by a deployment says that a reload clears what was typed', async () => {
  vi.spyOn(document, 'querySelector').mockImplementation((names) =>
    names === ':is(:user-valid, :user-invalid)' ? document.body : null,
  );
  serveScripts(() => new HttpResponse(null, { status: 404 }));
  render(<Page />);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The site was updated. Copy what you typed, then reload the page.',
  );
});

it.each([
  ['the scripts are still there', () => new HttpResponse(null, { status: 200 })],
  ['the server is busy', () => new HttpResponse(null, { status: 503 })],
  ['the server cannot be reached', () => HttpResponse.error()],
])('[U4] a part that does not load while %s can be tried again, and the rest of the page stays', async (_, answer) => {
  serveScripts(answer);
  render(<Page />);
  await userEvent.type(screen.getByLabelText('Note'), 'unsaved');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your lists didn’t loadThis part did not load. Try again.Try again',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('The part')).toBeVisible());
  expect(screen.getByLabelText('Note')).toHaveValue('unsaved');
  expect(goneTo).toEqual([]);
});
