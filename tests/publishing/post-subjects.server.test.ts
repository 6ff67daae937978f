import { readFileSync } from 'node:fs';
import pg from 'pg';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureName } from '@/lib/content/publishing/picture-name';
import { cardOf } from '@/lib/server/app/share-pictures/card';
import { paths } from '@/lib/domain/shared/paths';
import { databaseUrl } from '@/lib/server/platform/db/url';
import { postsContract } from '@/lib/contracts/publishing/posts';
import { visitor } from '@/tests/support/api/api';
import { startSeeded } from '@/tests/support/database/seeded';
import { registerMember } from '@/tests/support/database/factories';
import { postFile, publish, subscribeTo } from '@/tests/support/features/posts';

beforeAll(async () => {
  await startSeeded();
  // Each post has its own category, so that only shared stocks relate posts.
  await publish(postFile({ id: 'about-apple', categories: 'charts' }, 'What $AAPL and $MSFT did.'));
  await publish(postFile({ id: 'also-apple', categories: 'membership' }, 'More on $AAPL.'));
  await publish(postFile({ id: 'about-robots', categories: 'membership' }, `See ${robotics} and ${chips}.`));
  const paid = { visibility: 'paid', categories: 'how-we-work' };
  const closed = `The beginning.\n\n<!-- more -->\n\nNow $TSLA, $AAPL and ${robotics}.`;
  await publish(postFile({ id: 'closed-apple', ...paid }, closed));
  await publish(postFile({ id: 'open-tesla', categories: 'sectors' }, 'What $TSLA did.'));
  await publish(postFile({ id: 'teased-tesla', ...paid }, 'On $TSLA.\n\n<!-- more -->\n\nAnd $MSFT.'));
});

const robotics = '[robotics](/stock-insights-by-sector/robotics)';
const chips = '[chips](/stock-insights-by-sector/semiconductors)';

const read = async (id: string, bearer?: string) =>
  (await visitor().ask(postsContract.read, { params: { id }, bearer })).answer;
/**
 * A year and a day span 53 or 54 calendar weeks; the year's first close is an additional value unless it ends its week.
 */
const isYearOfWeeks = (values: number) => values >= 53 && values <= 55;
const relatedTo = async (id: string) => (await read(id)).related.map((post) => post.id);

describe('[D3] the picture of a post', () => {
  it('is one year of the first stock that it names, marked as a sample', async () => {
    const { picture } = await read('about-apple');
    expect(picture).toMatchObject({ kind: 'stock', name: 'AAPL', isSample: true });
    expect(picture?.values.length).toSatisfy(isYearOfWeeks);
    expect(picture?.until).toBe((await read('about-apple')).stocks[0]?.now?.day);
    expect(picture?.values.at(-1)).toBe((await read('about-apple')).stocks[0]?.weekly.at(-1));
  });

  it('is the index of the first sector that it links to', async () => {
    const { picture } = await read('about-robots');
    expect(picture).toMatchObject({ kind: 'sector', name: 'Robotics', isSample: true });
    expect(picture!.values.length).toBeGreaterThan(12);
    expect(picture!.until).toMatch(/^\d{4}-\d{2}$/);
  });

  // The specification's 33 trades: 20 gains and 13 losses, from $1,000 to $2,227.
  it('is the balance of the track record for a post about signals', async () => {
    const { picture } = await read('how-we-count-the-hit-rate');
    expect(picture).toMatchObject({ kind: 'record', name: 'Track record', isSample: true, until: '2022-02-28' });
    expect(picture!.values).toHaveLength(34);
    expect([picture!.values[0], Math.round(picture!.values.at(-1)!)]).toEqual([1000, 2227]);
    expect(pictureName(picture!)).toBe(
      'Track record: the latest 33 closed trades to 02/28/2022, 20 won and 13 lost. Sample figures.',
    );
  });

  it('does not exist for a post about neither, also in the list', async () => {
    expect((await read('what-a-test-drive-is-for')).picture).toBeNull();
    const { items } = (await visitor().ask(postsContract.list, { query: {} })).answer;
    expect(items.find(({ id }) => id === 'about-apple')?.picture?.name).toBe('AAPL');
    expect(items.find(({ id }) => id === 'closed-apple')?.picture).toBeNull();
  });

  it('[R29] reveals nothing of the paid part, to any reader', async () => {
    const member = await registerMember();
    await subscribeTo(member);
    expect((await read('closed-apple')).picture).toBeNull();
    expect((await read('closed-apple', member.token)).picture).toBeNull();
    expect((await read('teased-tesla')).picture?.name).toBe('TSLA');
  });
});

it('[D3] [R29] the share picture has the same curve, and none from a paid part', async () => {
  const shown = await cardOf(paths.post('about-apple'));
  expect(shown).toMatchObject({ isSample: true, title: 'A post' });
  expect(shown?.balances.length).toSatisfy(isYearOfWeeks);
  expect(shown?.figure?.label).toMatch(/^Free, \d\d\/\d\d\/\d{4}, AAPL$/);
  expect(await cardOf(paths.post('closed-apple'))).toMatchObject({ balances: [], isSample: false });
});

describe('[D3] related posts', () => {
  it('share stocks or categories', async () => {
    // The first related post also shares the category.
    expect((await relatedTo('about-apple')).slice(0, 2)).toEqual(['what-a-golden-cross-is', 'also-apple']);
    expect(await relatedTo('also-apple')).toContain('about-apple');
  });

  it('[R29] are never related by a stock of a paid part', async () => {
    expect(await relatedTo('about-apple')).not.toContain('closed-apple');
    expect(await relatedTo('open-tesla')).toContain('teased-tesla');
    expect(await relatedTo('open-tesla')).not.toContain('closed-apple');
    const related = await relatedTo('closed-apple');
    for (const id of ['about-apple', 'also-apple', 'open-tesla']) expect(related).not.toContain(id);
  });
});

it('[D10] a stock is sent with its day’s change, and one in the paid part not at all', async () => {
  const [stock] = (await read('open-tesla')).stocks;
  expect(stock).toMatchObject({ ticker: 'TSLA', name: 'Tesla, Inc.' });
  expect(stock?.change).toEqual(expect.any(Number));
  expect((await read('teased-tesla')).stocks.map(({ ticker }) => ticker)).toEqual(['TSLA']);
});

it('[D3] [R29] the migration finds the subjects of existing posts in their public part', async () => {
  const owner = new pg.Client({ connectionString: databaseUrl() });
  await owner.connect();
  await owner.query(`update posts set public_tickers = '{}', public_sector = null`);
  const [, , fill] = readFileSync('lib/server/platform/db/migrations/0004_post_subjects.sql', 'utf8').split(
    '--> statement-breakpoint',
  );
  await owner.query(fill!);
  const { rows } = await owner.query<{ id: string; subjects: unknown }>(`
    select id, jsonb_build_array(to_jsonb(public_tickers), public_sector) as subjects from posts`);
  await owner.end();
  const found = Object.fromEntries(rows.map(({ id, subjects }) => [id, subjects]));
  expect(found).toMatchObject({
    'about-apple': [['AAPL', 'MSFT'], null],
    'about-robots': [[], 'robotics'],
    'closed-apple': [[], null],
    'teased-tesla': [['TSLA'], null],
  });
});
