import { renderToString } from 'react-dom/server';
import { JSDOM } from 'jsdom';
import { beforeAll, describe, expect, it } from 'vitest';
import { PostPage } from '@/components/publishing/post-page';
import { scriptText, structuredData } from '@/lib/content/marketing/structured-data';
import { postsContract, type PostPage as Post } from '@/lib/contracts/publishing/posts';
import { paths } from '@/lib/domain/shared/paths';
import { siteFiles } from '@/lib/server/app/site-files/serve';
import { renderMail } from '@/lib/server/app/mail/render';
import { composeIssue } from '@/lib/server/publishing/newsletter/newsletter-issue';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { visitor } from '@/tests/support/api/api';
import { htmlFaults } from '@/tests/support/browser/html-faults';
import { correct, postFile, publish } from '@/tests/support/features/posts';
import { xssVectors } from '@/tests/support/xss-vectors';

const payload = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
const body = ['Words.', ...xssVectors, '$NVDA and the last words.'].join('\n\n');
let post: Post;

beforeAll(async () => {
  const head = { id: 'evil', title: payload, summary: `${payload} ]]>` };
  await publish(postFile(head, 'Words.\n\nBefore.'));
  await correct(postFile(head, body), payload);
  post = (await visitor().ask(postsContract.read, { params: { id: 'evil' } })).answer;
});

/** Anything in a parsed document that would run or be fetched. */
const live = (html: string) =>
  [...new JSDOM(html).window.document.querySelectorAll('*')].filter(
    ({ tagName, attributes }) =>
      ['SCRIPT', 'IFRAME', 'OBJECT', 'EMBED', 'IMG', 'BASE', 'FORM'].includes(tagName) ||
      [...attributes].some(({ name, value }) => /^on/i.test(name) || /^\s*(javascript|data|vbscript):/i.test(value)),
  );

describe('[R32] a post with every known vector', () => {
  it('is clean in the API, with its first and last words', () => {
    const html = post.parts.map((part) => (part.kind === 'text' ? part.html : '')).join('');
    expect(htmlFaults(html)).toEqual([]);
    expect(html).toContain('<p>Words.</p>');
    expect(html).toContain('the last words.');
  });

  it('runs nothing on its page, including its correction and the reason', () => {
    const html = renderToString(<PostPage post={post} />);
    expect(post.corrections[0]?.note).toBe(payload);
    expect(live(html)).toEqual([]);
    expect(html).toContain('&lt;script&gt;alert(1)');
  });

  it('cannot end the script of structured data', () => {
    const graph = structuredData(paths.post(post.id), { post }, 'https://site.example');
    const text = graph ? scriptText(graph) : '';
    expect(text).not.toMatch(/<\/?(script|!--)/i);
    expect(JSON.stringify(JSON.parse(text))).toContain('onerror');
  });

  it('is well-formed in the feed, and runs nothing in a mail', async () => {
    const xml = await (await siteFiles.request('/api/site-files/blog/feed.xml')).text();
    const read = new new JSDOM('').window.DOMParser().parseFromString(xml, 'application/xml');
    expect(read.querySelector('parsererror')).toBeNull();
    expect(read.querySelector('item > title')?.textContent).toBe(payload);
    const issue = await composeIssue({ subject: payload, intro: body, postIds: ['evil'] }, null, []);
    const unsubscribeLink = `${settings().siteUrl}/newsletter/unsubscribe?token=x`;
    const { html } = await renderMail('newsletter-issue', { ...issue, unsubscribeLink });
    expect(live(html)).toEqual([]);
    expect(html).toContain('the last words.');
  });
});

describe('[R32] a post with malicious HTML in the database', () => {
  const dirty = [
    '<p onclick="alert(1)">Kept words.</p><script>alert(1)</script><img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">a link</a><iframe src="https://evil.example"></iframe><svg onload=alert(1)></svg>',
    '<p style="background:url(https://evil.example)">More kept words.</p>',
  ].join('');

  it('is cleaned when it is read: page, API, feed and mail', async () => {
    await publish(postFile({ id: 'dirty', title: 'Dirty', summary: 'A post.' }, 'Words.'));
    // Simulates HTML left by an older version of the site or by a manual change in the database.
    await pool().query(
      `insert into post_versions (post_id, number, at, title, summary, body, parts, teaser, words)
       select post_id, number + 1, at, title, summary, body, $1::jsonb, $1::jsonb, words
         from post_versions where post_id = 'dirty'`,
      [JSON.stringify([{ kind: 'text', html: dirty }])],
    );
    await pool().query(`update posts set version = version + 1 where id = 'dirty'`);
    const read = (await visitor().ask(postsContract.read, { params: { id: 'dirty' } })).answer;
    const xml = await (await siteFiles.request('/api/site-files/blog/feed.xml')).text();
    const feed = new new JSDOM('').window.DOMParser().parseFromString(xml, 'application/xml');
    const issue = await composeIssue({ subject: 'Posts', intro: 'Hello.', postIds: ['dirty'] }, null, []);
    const unsubscribeLink = `${settings().siteUrl}/newsletter/unsubscribe?token=x`;
    const out = {
      api: read.parts.map((part) => (part.kind === 'text' ? part.html : '')).join(''),
      page: renderToString(<PostPage post={read} />),
      feed: [...feed.querySelectorAll('item')]
        .filter((item) => item.querySelector('title')?.textContent === 'Dirty')
        .map((item) => item.lastElementChild?.textContent ?? '')
        .join(''),
      mail: (await renderMail('newsletter-issue', { ...issue, unsubscribeLink })).html,
    };
    for (const [where, html] of Object.entries(out)) {
      expect(html, where).toContain('More kept words.');
      expect(live(html), where).toEqual([]);
      expect(html, where).not.toContain('evil.example');
    }
    expect(out.api).toBe('<p>Kept words.</p><a>a link</a><p>More kept words.</p>');
  });
});
