import { createHash } from 'node:crypto';
import type { GetServerSidePropsContext } from 'next';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SignalPage } from '@/components/signals/detail/signal-page';
import { TradesPage } from '@/components/signals/trades/trades-page';
import { setClock } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { getSignalProps } from '@/lib/server/signals/page-props/signal';
import { getTradesProps } from '@/lib/server/signals/page-props/trades';
import { seedTrades } from '@/lib/server/sample-data/trades';
import { TestRouter } from '@/tests/components/router';
import { visitor } from '@/tests/support/api/api';
import { makeBars } from '@/tests/support/features/market';
import { desk, setTime, startDesk } from './signal-desk-calls';

let symbol: string;
beforeEach(async () => {
  symbol = await startDesk();
});
afterEach(() => setClock());

const contextOf = (part: object) => ({ query: {}, res: { setHeader: () => undefined }, ...part }) as unknown;

/** The HTML of a signal's page as a visitor without scripts receives it; null for a 404. */
async function page(id: string): Promise<string | null> {
  const answer = await getSignalProps(contextOf({ params: { id } }) as GetServerSidePropsContext);
  if (!('props' in answer)) return null;
  const props = await answer.props;
  return renderToStaticMarkup(
    <TestRouter pathname="/options-signals/[id]" query={{ id }}>
      <SignalPage {...props} />
    </TestRouter>,
  );
}

const text = (html: string | null) => (html ?? '').replaceAll(/<[^>]+>/g, '');

describe('the page of a signal', () => {
  it('[C9] has only the commitment while members see the signal first', async () => {
    await desk.open(symbol);
    const html = await page('live-0001');
    expect(html).not.toContain(symbol);
    expect(text(html)).toContain('Open signal live-0001');
    expect(text(html)).toContain('06/01/2026 Opened, commitment published. To be revealed by 07/01/2026.');
    expect(text(html)).toMatch(/Commitment[0-9a-f]{64}/);
    expect((await visitor().send('GET', '/api/trades/signals/live-0001')).text).not.toContain(symbol);
  });

  it('[C8] [C9] shows after the close what it was, with the text whose hash is the commitment', async () => {
    await desk.open(symbol);
    setTime('2026-06-10T18:00:00Z');
    await desk.close({ how: 'sold', price: 6.15 });
    const words = text(await page('live-0001'));
    // From the Python 3 calculation below: $441.18 at the ask, less $3.05 of fees.
    expect(words).toContain('up 50.0%, +$500 on $1,000, +$438 at the ask after fees (est.)');
    expect(words).toContain('Expires 07/17/2026. A call gains when the stock price rises.');
    const terms = ['TypeCall', 'Strike$200.00', 'Expires07/17/2026', 'Filled06/01/2026', 'Entry (bid)$4.10'];
    const outcome = ['Exit$6.15', 'Closed06/10/2026', 'Held for9 days', 'Result on $1,000+$500'];
    for (const fact of [...terms, 'Breakeven at expiration$204.10', ...outcome]) expect(words).toContain(fact);
    // Python 3: 1000 * (1.5 * 0.98 / 1.02 - 1) = 441.18, less fees of 1000 / (410 * 1.02 / 0.98) * 0.65 * 2 = 3.05.
    for (const fact of ['Result at the ask (est.)+$441', 'Result at the ask after fees (est.)+$438'])
      expect(words).toContain(fact);
    expect(words).toContain('06/10/2026 Closed at $6.15 on 06/10/2026.');
    const commitment = /Commitment([0-9a-f]{64})/.exec(words)?.[1];
    const committed = /Committed text(\{.*?\})/.exec(words)?.[1]?.replaceAll('&quot;', '"') ?? '';
    expect(createHash('sha256').update(committed).digest('hex')).toBe(commitment);
  });

  it('[C7] shows a correction with its reason and what it replaced, and the list says so', async () => {
    await desk.open(symbol);
    await desk.close({ how: 'sold', price: 6.15 });
    await desk.correct({ reason: 'A typing error in the price', closing: { how: 'sold', price: 5.15 } });
    const words = text(await page('live-0001'));
    expect(words).toContain('A typing error in the price');
    expect(words).toContain('Exit price: $5.15. Replaced $6.15.');
    expect(words).toContain('Exit$5.15');
    const list = await getTradesProps(contextOf({ query: { variant: 'live' } }) as GetServerSidePropsContext);
    if (!('props' in list)) throw new Error('The list has no props');
    const props = await list.props;
    const html = renderToStaticMarkup(
      <TestRouter pathname="/options-signals/trades" query={{ variant: 'live' }}>
        <TradesPage {...props} />
      </TestRouter>,
    );
    expect(html).toMatch(/href="\/options-signals\/live-0001#corrections"[^>]*><span[^>]*>Corrected/);
  });

  it('links to the stock, and to the previous and next signals', async () => {
    await seedTrades(db());
    const linksOf = async (id: string) =>
      [...((await page(id)) ?? '').matchAll(/href="(\/options-signals\/record-\d+)"[^>]*>(.*?)<\/a>/g)].map(
        ([, href, label]) => [href, text(label ?? '')],
      );
    expect(await page('record-0002')).toMatch(/href="\/stocks?\/[A-Z.]+"/);
    expect(await linksOf('record-0001')).toEqual([['/options-signals/record-0002', 'Next: RBLX $80 put →']]);
    expect(await linksOf('record-0002')).toEqual([
      ['/options-signals/record-0001', '← Previous: NVDA $250 call'],
      ['/options-signals/record-0003', 'Next: ISRG $300 put →'],
    ]);
    expect(await linksOf('record-0033')).toEqual([['/options-signals/record-0032', '← Previous: NVDA $250 put']]);
  });

  it('[C15] describes a trade of the historical record, without a proof that it does not have', async () => {
    await seedTrades(db());
    const words = text(await page('record-0001'));
    expect(words).toContain(
      'Sample from January and February 2022: one market, not live, $1,000 hypothetical per trade.',
    );
    expect(words).not.toContain('Commitment');
  });

  it('shows a closed trade on the prices of its stock', async () => {
    await desk.open(symbol);
    await makeBars(
      symbol,
      '2026-05-29',
      Array.from({ length: 14 }, (_, day) => 20_000 + 100 * day),
    );
    setTime('2026-06-10T18:00:00Z');
    await desk.close({ how: 'sold', price: 6.15 });
    expect(text(await page('live-0001'))).toContain('Entry 06/01/2026: $203.00□ Exit 06/10/2026: $212.00');
  });

  it('shows entry and exit of a trade whose stock has no prices of that time', async () => {
    await seedTrades(db());
    const html = await page('record-0033');
    expect(text(html)).toContain('Entry 02/23/2022: $5.50□ Exit 02/28/2022: $4.983');
    expect(text(html)).toContain('2 recorded prices from 02/23/2022 to 02/28/2022.');
    expect(html).toMatch(/role="img" aria-label="Price of the U option from 02\/23\/2022 to 02\/28\/2022\. Entry/);
  });

  it.each(['live-9999', 'no-such', 'A', '%00', '../verify'])('does not exist for %s', async (id) => {
    expect(await page(id)).toBeNull();
  });
});
