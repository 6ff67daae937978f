import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { GetServerSidePropsContext } from 'next';
import { describe, expect, it } from 'vitest';
import { getLeadFormProps } from '@/lib/server/leads/page-props/lead-form';
import { freshEmail } from '@/tests/support/database/factories';
import { leadForm, leadsOf, rowsOf } from '@/tests/support/features/leads';

type Sent = { url: string; referer?: string; gpc?: boolean; post?: Record<string, string> };

/** Requests the form's own page as a browser without scripts does. */
async function ask({ url, referer, gpc = false, post }: Sent) {
  const request = new IncomingMessage(new Socket());
  Object.assign(request, { url, method: post ? 'POST' : 'GET' });
  Object.assign(request.headers, {
    host: 'site.example',
    'content-type': 'application/x-www-form-urlencoded',
    ...(referer ? { referer } : {}),
    ...(gpc ? { 'sec-gpc': '1' } : {}),
  });
  request.push(post ? new URLSearchParams(post).toString() : '');
  request.push(null);
  const context = { req: request, res: new ServerResponse(request), params: { name: url.split(/[/?]/)[2] }, query: {} };
  const answer = await getLeadFormProps(context as unknown as GetServerSidePropsContext);
  return answer as { props?: { source: string; place: string }; redirect?: { destination: string } };
}

const source = async (sent: Sent) => (await ask(sent)).props?.source;
const words = () => leadForm.sponsors({ email: freshEmail() }) as Record<string, string>;

async function touchesOf(email: string) {
  const [lead] = await leadsOf(email);
  return rowsOf('select place, path, utm, referred_by from touches where subject_kind = $1 and subject_id = $2', [
    'lead',
    lead?.id,
  ]);
}

describe('[A1] [I4] [I12] a referral without scripts', () => {
  it('continues to the form’s page through the URL, with the campaign and nothing else', async () => {
    const referer = 'https://site.example/ambassador?utm_source=talk&email=a%40b.example&referredBy=ann-1';
    expect(await source({ url: '/forms/sponsors', referer })).toBe('utm_source=talk&referredBy=ann-1');
    expect(await source({ url: '/forms/sponsors?referredBy=ben-2', referer })).toBe('referredBy=ben-2');
    expect(await source({ url: '/forms/sponsors' })).toBe('');
  });

  it('is ignored from another site’s URL, with an invalid code, or from a browser that opted out of tracking', async () => {
    const url = '/forms/sponsors';
    expect(await source({ url, referer: 'https://other.example/?referredBy=ann-1' })).toBe('');
    expect(await source({ url, referer: 'https://site.example/?referredBy=%3Cscript%3E' })).toBe('');
    expect(await source({ url: `${url}?referredBy=ann-1`, gpc: true })).toBe('');
  });

  it('is stored with the lead that was posted from there', async () => {
    const post = words();
    const referer = 'https://site.example/?referredBy=ann-1&utm_source=talk';
    const { redirect } = await ask({ url: '/forms/sponsors', referer, post });
    expect(redirect?.destination).toMatch(/^\/forms\/sponsors\?done/);
    const touch = { path: '/', utm: { utm_source: 'talk' }, referred_by: 'ann-1' };
    expect(await touchesOf(post.email!)).toEqual([
      { ...touch, place: 'first' },
      { ...touch, place: 'last' },
    ]);
  });

  it('is absent where no URL names one', async () => {
    const post = words();
    await ask({ url: '/forms/sponsors', post });
    expect(await touchesOf(post.email!)).toEqual([]);
  });
});

describe('[S15] the page that a sign-up without scripts links back to', () => {
  const place = async (sent: Sent) => (await ask(sent)).props?.place;
  const url = '/forms/single-signup';

  it('is the page that led to the form, also after the form is refused', async () => {
    expect(await place({ url, referer: 'https://site.example/stocks/AAPL?chart=price' })).toBe(
      '/stocks/AAPL?chart=price',
    );
    expect(await place({ url, post: { place: '/blog' } })).toBe('/blog');
  });

  it('is none without such a page, from another site, or for another form', async () => {
    expect(await place({ url })).toBe('');
    expect(await place({ url, referer: 'https://other.example/stocks/AAPL' })).toBe('');
    expect(await place({ url, post: { place: '//other.example' } })).toBe('');
    expect(await place({ url: '/forms/sponsors', referer: 'https://site.example/blog' })).toBe('');
  });
});
