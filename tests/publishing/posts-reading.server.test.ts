import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { postsContract } from '@/lib/contracts/publishing/posts';
import { setClock } from '@/lib/server/platform/clock';
import { siteFiles } from '@/lib/server/app/site-files/serve';
import { visitor } from '@/tests/support/api/api';
import { startSeeded } from '@/tests/support/database/seeded';
import { registerMember } from '@/tests/support/database/factories';
import { correct, postFile, publish, subscribeTo, withdraw } from '@/tests/support/features/posts';

beforeAll(startSeeded);

afterEach(() => setClock());

const list = () => visitor().ask(postsContract.list, { query: {} });
const read = (id: string, bearer?: string) => visitor().ask(postsContract.read, { params: { id }, bearer });

describe('a post', () => {
  it('[R29] is complete for paying members, and starts with the teaser for others, who see how to get access', async () => {
    const [free, paying] = [await registerMember(), await registerMember()];
    await subscribeTo(paying);
    const [outside, inside] = [
      (await read('three-best-trades', free.token)).answer,
      await read('three-best-trades', paying.token),
    ];
    expect(outside.access).toEqual({ isOpen: false, reason: 'none', until: null, opensBy: 'plan' });
    expect(JSON.stringify(outside.parts)).toContain('three lucky days');
    expect(JSON.stringify(outside)).not.toContain('losing trades run');
    expect(inside.answer.access).toMatchObject({ isOpen: true, reason: 'active' });
    expect(JSON.stringify(inside.answer.parts)).toContain('losing trades run');
    expect((await read('three-best-trades')).answer.access).toMatchObject({ reason: 'signed_out', opensBy: 'plan' });
  });

  it('[R29] is restricted again when the paid access has ended', async () => {
    const paying = await registerMember();
    await subscribeTo(paying, { status: 'canceled' });
    expect((await read('three-best-trades', paying.token)).answer.access).toMatchObject({
      isOpen: false,
      reason: 'ended',
    });
  });

  it('[D3] is published at its time and not before', async () => {
    const at = new Date(Date.now() + 3_600_000);
    await publish(postFile({ id: 'scheduled' }), at.toISOString());
    setClock(() => new Date(at.getTime() - 1));
    expect((await read('scheduled')).status).toBe(404);
    expect((await list()).answer.items.some(({ id }) => id === 'scheduled')).toBe(false);
    setClock(() => at);
    expect((await read('scheduled')).status).toBe(200);
    expect((await list()).answer.items[0]?.id).toBe('scheduled');
  });

  it('says that it was withdrawn, and is in no list', async () => {
    await publish(postFile({ id: 'withdrawn' }));
    await withdraw('withdrawn');
    const reply = await read('withdrawn');
    expect(reply.status).toBe(410);
    expect(reply.refusal.message).toMatch(/^This post was withdrawn on \d\d\/\d\d\/\d{4}\.$/);
    expect((await list()).answer.items.some(({ id }) => id === 'withdrawn')).toBe(false);
  });

  it('[D3] [I9] has full links in the feed, and the date of its correction in the sitemap', async () => {
    const file = async (path: string) => (await siteFiles.request(`/api/site-files${path}`)).text();
    const post = postFile({ id: 'linked' }, 'See [the record](/options-signals) first.');
    await publish(post);
    const feed = await file('/blog/feed.xml');
    expect(feed).toContain('href=&quot;http://localhost:3000/options-signals&quot;');
    expect(feed).not.toContain('href=&quot;/');
    const later = new Date(Date.now() + 3_600_000);
    setClock(() => later);
    await correct(post.replace('first.', 'before.'), 'A better word.');
    const entry = /<loc>http:\/\/localhost:3000\/blog\/linked<\/loc><lastmod>([^<]+)</.exec(await file('/sitemap.xml'));
    expect(entry?.[1]).toBe(later.toISOString());
  });

  it('[D3] links to those that share the most with it', async () => {
    const { related } = (await read('how-we-count-the-hit-rate')).answer;
    expect(related).toHaveLength(3);
    expect(related[0]?.id).toBe('drawdown-before-return');
  });
});
