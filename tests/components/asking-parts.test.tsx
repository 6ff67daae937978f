import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { AccountPage } from '@/components/account/account-page';
import { BanksPart } from '@/components/account/banks-part';
import { FeedPart } from '@/components/account/feed-part';
import { MessagesPart } from '@/components/account/messages-part';
import { OwnApplication } from '@/components/account/own-standing';
import { SessionsPart } from '@/components/account/sessions-part';
import { TradierPart } from '@/components/account/tradier-part';
import { OwnPlan } from '@/components/billing/own-plan';
import { MemberPanel } from '@/components/places/member-panel';
import { BackingForm } from '@/components/projects/backing-form';
import { AmlForm } from '@/components/rounds/aml-form';
import { FirstLookPage } from '@/components/rounds/first-look-page';
import { InvestorPanel } from '@/components/rounds/investor-panel';
import { OwnInvesting } from '@/components/rounds/own-investing';
import { OwnWatchList } from '@/components/timing/own-watch-list';
import { ListChoice } from '@/components/watchlists/list-choice';
import { WatchlistsPage } from '@/components/watchlists/watchlists-page';
import type { AccountKind } from '@/lib/contracts/accounts';
import { signingIn } from '@/tests/support/member';
import { network } from '@/tests/support/mock-endpoint';

type Part = { draw: () => ReactElement; kind?: AccountKind };

const asOf = '2026-11-21T10:00:00.000Z';
const place = {
  ...({ kind: 'cities', slug: 'chicago-il', name: 'Chicago', town: null, region: 'IL', country: 'US' } as const),
  ...({ lat: 41.85, lon: -87.65, population: 2_720_546, state: 'free', waiting: 0, asOf } as const),
  ...{ leader: null, claimedAt: null, offeredUntil: null, reports: [], events: [] },
};

/** Every part that shows what it asks the server for, by its file. */
const parts: Record<string, Part> = {
  'account/account-page': { draw: () => <AccountPage /> },
  'account/banks-part': { draw: () => <BanksPart /> },
  'account/feed-part': { draw: () => <FeedPart /> },
  'account/messages-part': { draw: () => <MessagesPart isConfirmed /> },
  'account/own-standing': { draw: () => <OwnApplication /> },
  'account/sessions-part': { draw: () => <SessionsPart /> },
  'account/tradier-part': { draw: () => <TradierPart /> },
  'billing/own-plan': { draw: () => <OwnPlan>{() => null}</OwnPlan> },
  'places/member-panel': {
    draw: () => (
      <MemberPanel
        place={place}
        memberId="one"
        display="none"
        choice={null}
        isWanted={false}
        onChange={() => Promise.resolve()}
      />
    ),
  },
  'projects/backing-form': { draw: () => <BackingForm slug="a" investorId="one" />, kind: 'investor' },
  'rounds/aml-form': { draw: () => <AmlForm investorId="one" />, kind: 'investor' },
  'rounds/first-look-page': { draw: () => <FirstLookPage slug="a" />, kind: 'investor' },
  'rounds/investor-panel': { draw: () => <InvestorPanel slug="a" investorId="one" />, kind: 'investor' },
  'rounds/own-investing': { draw: () => <OwnInvesting investorId="one" />, kind: 'investor' },
  'timing/own-watch-list': { draw: () => <OwnWatchList given={null} /> },
  'watchlists/list-choice': { draw: () => <ListChoice ticker="AAPL" /> },
  'watchlists/watchlists-page': { draw: () => <WatchlistsPage /> },
};

/** Those that keep showing something meanwhile, or wait to be near: each has a test of its own. */
const elsewhere: Record<string, string> = {
  'blog/post-page': 'blog/post-page.test.tsx',
  'charts/late-chart': 'charts/late-chart.test.tsx',
  'timing/own-signals': 'timing/signals-part.test.tsx',
};

/** A server that lets wait until told how to go wrong, and never answers what is asked after that. */
function slowServer() {
  let asked = 0;
  let hasFailed = false;
  const gate = Promise.withResolvers<() => Response>();
  const never = new Promise<never>(() => undefined);
  network.use(
    http.all('*', async () => {
      asked += 1;
      return hasFailed ? never : (await gate.promise)();
    }),
  );
  return {
    asked: () => asked,
    fail(how: keyof typeof failures) {
      gate.resolve(failures[how]);
    },
    answerNoMore: () => (hasFailed = true),
  };
}

const message = 'We cannot reach our records right now. Please try again in a moment.';
const failures = {
  'a refusal': () => HttpResponse.json({ message, data: { message, code: 'unavailable' } }, { status: 503 }),
  'no network': () => HttpResponse.error(),
};

const waits = (container: HTMLElement) =>
  waitFor(() => expect(container.querySelector('[role="status"] [aria-hidden="true"]')).not.toBeNull());

describe('what is asked of the server', () => {
  const signIn = signingIn();
  const cases = Object.entries(parts).flatMap(([file, part]) =>
    (Object.keys(failures) as (keyof typeof failures)[]).map((how) => [file, how, part] as const),
  );

  it.each(cases)('[U4] %s keeps room while it waits, says why for %s, and asks again', async (_, how, part) => {
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
  });
});

describe('[U4] no part is left out', () => {
  const root = join(import.meta.dirname, '../../components');
  const sources = new Map(
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .map((file) => [file.replaceAll('\\', '/'), readFileSync(join(root, file), 'utf8')]),
  );

  it('[U4] every part that asks the server is drawn above, or has a test that fails it and tries again', () => {
    const calls = callsThatAsk([...sources.values()]);
    const asking = [...sources]
      .filter(([file, text]) => file.endsWith('.tsx') && calls.test(text))
      .map(([file]) => file.replace(/\.tsx$/, ''));
    expect(asking.toSorted()).toEqual([...Object.keys(parts), ...Object.keys(elsewhere)].toSorted());
    for (const file of Object.values(elsewhere)) {
      const test = readFileSync(join(import.meta.dirname, file), 'utf8');
      expect(test, file).toMatch(/\[U4\]/);
      expect(test, file).toMatch(/Try again/);
    }
  });
});

/** The hooks that ask, and those of the features that are made of them. */
function callsThatAsk(texts: string[]) {
  const names = new Set(['useOwn', 'useAsked', 'useStanding', 'useChart']);
  const pattern = () => new RegExp(`(?<!function )\\b(?:${[...names].join('|')})[(<]`);
  for (let known = 0; known < names.size;) {
    known = names.size;
    for (const text of texts) {
      const [, name] = /^export function (use[A-Z]\w*)/m.exec(text) ?? [];
      if (name && pattern().test(text)) names.add(name);
    }
  }
  return pattern();
}
