import type { IncomingMessage } from 'node:http';
import type { GetServerSidePropsContext } from 'next';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { WhatIfPage } from '@/components/signals/what-if/what-if-page';
import { siteServices } from '@/lib/server/platform/site-services';
import { getWhatIfProps, type WhatIfProps } from '@/lib/server/signals/page-props/what-if';
import { TestRouter } from '@/tests/components/router';
import { eventually } from '@/tests/support/eventually';
import { startSeeded } from '@/tests/support/database/seeded';

beforeAll(() => startSeeded());

const requestOf = (remoteAddress: string) => ({ headers: {}, socket: { remoteAddress } }) as unknown as IncomingMessage;

/** Opens the page as a visitor from an IP address; returns its status and headers as well. */
async function open(query: Record<string, string>, address: string) {
  const headers: Record<string, string> = {};
  const res = { statusCode: 200, setHeader: (name: string, value: string) => void (headers[name] = value) };
  const context = { query, req: requestOf(address), res } as unknown as GetServerSidePropsContext;
  const { props } = (await getWhatIfProps(context)) as { props: WhatIfProps };
  return { props, headers, status: res.statusCode };
}

const busy = 'Many people are calculating right now. Try again in a moment.';
const stakeOf = (call: number) => ({ stake: String(100 + call) });

it('[R61] one network gets thirty calculations a minute, and the form says when it may have more', async () => {
  for (let call = 0; call < 30; call += 1) {
    const { status, props } = await open(stakeOf(call), '198.19.1.1');
    expect([status, props.refusal, props.result?.figures.length]).toEqual([200, null, 6]);
  }
  const refused = await open({ stake: '777', fill: 'mid' }, '198.19.1.1');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['Retry-After'])).toBeGreaterThan(0);
  expect(refused.headers['Cache-Control']).toBe('private, no-store');
  expect(refused.props).toMatchObject({ result: null, values: { stake: '777', fill: 'mid' }, errors: {} });
  const html = renderToStaticMarkup(
    <TestRouter pathname="/options-signals/what-if">
      <WhatIfPage {...refused.props} />
    </TestRouter>,
  );
  expect(html).toContain('Too many calculations in a minute. Wait a moment and try again.');
  expect(html).not.toContain('No closed signals on these dates');

  const another = await open(stakeOf(1), '198.19.1.2');
  expect(another.status).toBe(200);
  // Neither the initial form nor one with an invalid value requires a calculation.
  for (const query of [{}, { variant: 'live' }, { stake: 'a lot' }] as Record<string, string>[])
    expect((await open(query, '198.19.1.1')).status).toBe(200);
});

it('[R61] one calculation runs at a time, twenty wait, and the next visitor is asked to retry later', async () => {
  const { withinLimits } = siteServices();
  let [running, max] = [0, 0];
  const ends: (() => void)[] = [];
  const work = async () => {
    max = Math.max(max, (running += 1));
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    return 'done';
  };
  const calls = Array.from({ length: 22 }, (_, call) => withinLimits(requestOf(`198.19.2.${call}`), work));
  // The queue is full for one of them; which one is undefined.
  expect(await Promise.race(calls)).toEqual({ isDone: false, status: 503, message: busy, retryAfterS: 2 });
  const { status, props, headers } = await open(stakeOf(1), '198.19.3.1');
  expect([status, headers['Retry-After'], props.result, props.refusal]).toEqual([503, '2', null, busy]);
  for (let call = 0; call < 21; call += 1) {
    await eventually(() => expect(ends).toHaveLength(call + 1));
    ends[call]!();
  }
  expect((await Promise.all(calls)).filter(({ isDone }) => isDone)).toHaveLength(21);
  expect(max).toBe(1);
  expect((await open(stakeOf(2), '198.19.3.2')).status).toBe(200);
});
