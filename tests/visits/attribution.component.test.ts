import fc from 'fast-check';
import Cookies from 'js-cookie';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addressWithoutReferral,
  captureAttribution,
  readAttribution,
  readReferral,
  rememberVisit,
} from '@/lib/client/visits/attribution';
import { ensureIdentity } from '@/lib/client/session/identity';
import { utmNames } from '@/lib/domain/visits/utm';

const here = () => `${window.location.pathname}${window.location.search}${window.location.hash}`;
const year = 365 * 86_400_000;

function visit(address: string) {
  window.history.replaceState(null, '', address);
  captureAttribution(window.location.search);
  window.history.replaceState(null, '', addressWithoutReferral() ?? address);
}

/** The expiration that is written for a cookie, because a page cannot read it back. */
function expiryOf(name: string, write: () => void) {
  const written: string[] = [];
  const spy = vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => void written.push(text));
  write();
  spy.mockRestore();
  const line = written.find((text) => text.startsWith(`${name}=`)) ?? '';
  return { life: Date.parse(/expires=([^;]+)/i.exec(line)?.[1] ?? '') - Date.now(), line };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  vi.restoreAllMocks();
});

const optOut = () => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });

describe('attribution', () => {
  it('[S4] stores referredBy and removes it from the URL; other parameters stay as written', () => {
    visit('/ambassador?a=1&referredBy=ann_5&utm_source=news%20letter&b=x+y#top');
    expect(readReferral()).toBe('ann_5');
    expect(here()).toBe('/ambassador?a=1&utm_source=news%20letter&b=x+y#top');
  });

  it('[S4] removes the mark of a short link too, and leaves an address without either as it is', () => {
    visit('/?via=r&referredBy=ann_5&via=mail');
    expect(here()).toBe('/?via=mail');
    expect(addressWithoutReferral()).toBeUndefined();
  });

  it('[S4] keeps the first referral', () => {
    visit('/?referredBy=first');
    visit('/?referredBy=second');
    expect([readReferral(), here()]).toEqual(['first', '/']);
  });

  it('[S4] [J2] uses the first of two referrals in a visit without storage', () => {
    optOut();
    visit('/?referredBy=first');
    visit('/?referredBy=second');
    expect([readReferral(), Cookies.get('referredBy')]).toEqual(['first', undefined]);
    Reflect.deleteProperty(navigator, 'globalPrivacyControl');
    rememberVisit();
    expect(Cookies.get('referredBy')).toBe('first');
  });

  it('[S4] stores the six utm values, the latest campaign replacing the previous one', () => {
    visit(`/?${utmNames.map((name) => `${name}=${name}-old`).join('&')}`);
    visit('/?utm_source=new');
    expect(utmNames.map((name) => Cookies.get(name))).toEqual([
      'new',
      ...utmNames.slice(1).map((name) => `${name}-old`),
    ]);
  });

  it.each(['referredBy', 'utm_campaign'])('[S4] [R64] writes %s for 365 days, for the whole site', (name) => {
    const cookie = expiryOf(name, () => captureAttribution(`?${name}=x`));
    expect(Math.round(cookie.life / 60_000)).toBe(year / 60_000);
    expect(cookie.line).toMatch(/path=\//i);
    expect(cookie.line).toMatch(/samesite=lax/i);
  });

  it('[R31] drops invalid codes, and still removes them from the URL', () => {
    for (const code of ['<b>', 'a'.repeat(65), '%00', 'a b', '', '..%2f', '%E0%A4%A']) {
      visit(`/?referredBy=${code}&k=v`);
      expect([Cookies.get('referredBy'), here()]).toEqual([undefined, '/?k=v']);
    }
  });

  it('[R64] handles any query', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (noise) => {
        expect(() => captureAttribution(`?referredBy=${noise}&utm_source=${noise}&${noise}`)).not.toThrow();
      }),
    );
  });

  it('[J2] stores nothing for a visitor who opted out, deletes earlier values, and uses a referral for the visit', () => {
    visit('/?utm_source=early&referredBy=early');
    ensureIdentity();
    expect(localStorage.getItem('touches')).not.toBeNull();
    optOut();
    ensureIdentity();
    visit('/?utm_source=late&referredBy=ann');
    expect([Cookies.get(), localStorage.length, sessionStorage.length]).toEqual([{}, 0, 0]);
    expect([readReferral(), readAttribution()]).toEqual(['ann', undefined]);
  });

  it('[I4] stores the first and the last touch at once, each with page, host, campaign and referral', () => {
    vi.spyOn(document, 'referrer', 'get').mockReturnValue('https://search.example/?q=private');
    visit('/?utm_source=one&utm_content=first');
    // Stored immediately, because the visitor may leave as soon as the page has loaded.
    expect(readAttribution()?.last.utm?.utm_source).toBe('one');
    visit('/ambassador?utm_source=two&referredBy=ann');
    expect(readAttribution()?.last.utm?.utm_source).toBe('two');
    const touches = readAttribution();
    expect(touches?.first).toMatchObject({ path: '/', utm: { utm_source: 'one', utm_content: 'first' } });
    expect(touches?.last).toMatchObject({ path: '/ambassador', utm: { utm_source: 'two' }, referredBy: 'ann' });
    expect(JSON.stringify(touches)).not.toContain('private');
  });
});

describe('identity', () => {
  it('[S8] [J1] creates a session id, a unique id and a last ping of the right format', () => {
    ensureIdentity();
    expect(sessionStorage.getItem('sessionId')).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(Cookies.get('uniqueId')).toMatch(/^[A-Za-z0-9]{20}$/);
    expect(Date.parse(sessionStorage.getItem('lastPing') ?? '')).not.toBeNaN();
  });

  it('[S8] keeps existing ones, and creates missing ones', () => {
    ensureIdentity();
    const before = [sessionStorage.getItem('sessionId'), sessionStorage.getItem('lastPing')];
    Cookies.remove('uniqueId', { path: '/' });
    ensureIdentity();
    expect([sessionStorage.getItem('sessionId'), sessionStorage.getItem('lastPing')]).toEqual(before);
    expect(Cookies.get('uniqueId')).toHaveLength(20);
  });

  it('[S8] keeps the unique id for 365 days', () => {
    expect(Math.round(expiryOf('uniqueId', ensureIdentity).life / 60_000)).toBe(year / 60_000);
  });

  it('[S8] replaces ids that are not ours', () => {
    sessionStorage.setItem('sessionId', '<script>');
    Cookies.set('uniqueId', 'short', { path: '/' });
    ensureIdentity();
    expect([sessionStorage.getItem('sessionId')?.length, Cookies.get('uniqueId')?.length]).toEqual([20, 20]);
  });
});
