import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { describe, expect, it } from 'vitest';
import { askingFiles } from '@/tests/support/api/asking';
import { signingIn } from '@/tests/support/api/member';
import { network } from '@/tests/support/browser/mock-endpoint';
import { elsewhere, parts } from './asking-parts';

/** A server whose failure the test chooses and triggers; after `answerNoMore()` later requests never get a response. */
function slowServer() {
  let requestCount = 0;
  let hasFailed = false;
  const gate = Promise.withResolvers<() => Response>();
  const never = new Promise<never>(() => undefined);
  network.use(
    http.all('*', async () => {
      requestCount += 1;
      return hasFailed ? never : (await gate.promise)();
    }),
  );
  return {
    asked: () => requestCount,
    fail(how: keyof typeof failures) {
      gate.resolve(failures[how]);
    },
    answerNoMore: () => (hasFailed = true),
  };
}

const message = 'The service is temporarily unavailable. Try again in a moment.';
const failures = {
  'a refusal': () => HttpResponse.json({ message, data: { message, code: 'unavailable' } }, { status: 503 }),
  'no network': () => HttpResponse.error(),
};

const waits = (container: HTMLElement) =>
  waitFor(() => expect(container.querySelector('[role="status"] [aria-hidden="true"]')).not.toBeNull());

describe('sections that load data', () => {
  const signIn = signingIn();
  const cases = Object.entries(parts).flatMap(([file, part]) =>
    (Object.keys(failures) as (keyof typeof failures)[]).map((how) => [file, how, part] as const),
  );

  it.each(cases)(
    '[U4] %s reserves space while it loads, says why it failed for %s, and retries',
    async (_, how, part) => {
      const server = slowServer();
      signIn(part.kind ?? 'user');
      const { container } = render(part.draw());
      await waits(container);
      await waitFor(() => expect(server.asked()).toBeGreaterThan(0));
      server.fail(how);
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(how === 'a refusal' ? message : /connection|network|offline|reach/i);
      server.answerNoMore();
      const before = server.asked();
      await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await waits(container);
      expect(screen.queryByRole('alert')).toBeNull();
      await waitFor(() => expect(server.asked()).toBeGreaterThan(before));
    },
  );
});

it('[U4] every component that loads data is rendered above, or has its own test of failure and retry', () => {
  expect(askingFiles()).toEqual([...Object.keys(parts), ...Object.keys(elsewhere)].toSorted());
  for (const file of Object.values(elsewhere)) {
    const test = readFileSync(join(import.meta.dirname, file), 'utf8');
    expect(test, file).toMatch(/\[U4\]/);
    expect(test, file).toMatch(/Try again/);
  }
});
