import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { placeAfterSignUp } from '@/components/accounts/sign-in/place-after-sign-up';
import { savePlaceBeforeSignUp } from '@/lib/client/session/place-before-sign-up';

describe('the page to return to', () => {
  const stop = savePlaceBeforeSignUp();
  afterAll(stop);
  afterEach(() => {
    vi.restoreAllMocks();
    sessionStorage.clear();
    window.history.replaceState(null, '', '/');
    document.body.innerHTML = '';
  });

  const press = (at: string, html: string) => {
    window.history.replaceState(null, '', at);
    document.body.innerHTML = html;
    const link = document.querySelector('a');
    link?.addEventListener('click', (event) => event.preventDefault());
    link?.click();
    return placeAfterSignUp({});
  };

  it.each([
    ['a stock', '/stocks/AAPL', '<header><a href="/sign-up">x</a></header>', '/stocks/AAPL'],
    [
      'a chart',
      '/stocks/AAPL',
      '<main id="main"><div id="prices"><a href="/login">x</a></div></main>',
      '/stocks/AAPL#prices',
    ],
    ['a choice in the address', '/compare?symbols=A,B', '<a href="/sign-up?as=investor">x</a>', '/compare?symbols=A,B'],
    ['the front page', '/', '<a href="/sign-up">x</a>', '/account'],
    ['the landing page', '/2024', '<a href="/sign-up">x</a>', '/account'],
    ['a link to elsewhere', '/stocks/AAPL', '<a href="/blog">x</a>', '/account'],
    ['a link to another site', '/stocks/AAPL', '<a href="https://evil.test/sign-up">x</a>', '/account'],
  ])('is where a registration leads: %s', (_, at, html, place) => {
    expect(press(at, html)).toBe(place);
  });

  it('is the page that the link names, with what this tab stored about the same page', () => {
    expect(placeAfterSignUp({ from: '/stocks/AAPL' })).toBe('/stocks/AAPL');
    expect(placeAfterSignUp({ from: '//evil.test/a' })).toBe('/account');
    for (const from of ['/2024', '/404', '/variants/landing-greeting', '/login'])
      expect(placeAfterSignUp({ from }), from).toBe('/account');
    press('/stocks/AAPL?range=1y', '<main><div id="prices"><a href="/sign-up">x</a></div></main>');
    expect(placeAfterSignUp({ from: '/stocks/AAPL' })).toBe('/stocks/AAPL?range=1y#prices');
    expect(placeAfterSignUp({ from: '/stocks/MSFT' })).toBe('/stocks/MSFT');
    expect(placeAfterSignUp({ from: '/stocks/MSFT', next: '/subscribe/checkout' })).toBe('/subscribe/checkout');
  });

  it('stays the chart that opened the login, when “Sign Up” is pressed there', () => {
    press('/stocks/AAPL', '<main id="main"><div id="prices"><a href="/login">x</a></div></main>');
    expect(press('/stocks/AAPL', '<div role="dialog"><a href="/sign-up">x</a></div>')).toBe('/stocks/AAPL#prices');
    expect(press('/stocks/MSFT', '<div role="dialog"><a href="/sign-up">x</a></div>')).toBe('/stocks/MSFT');
  });

  it('gives way to the page’s own next step, and stays on this site', () => {
    press('/stocks/AAPL', '<a href="/sign-up">x</a>');
    expect(placeAfterSignUp({ next: '/subscribe/checkout' })).toBe('/subscribe/checkout');
    for (const stored of ['//evil.com', 'https://evil.com', '/\\evil.com', `/${'a'.repeat(2000)}`]) {
      sessionStorage.setItem('placeBefore', stored);
      expect(placeAfterSignUp({}), stored.slice(0, 20)).toBe('/account');
    }
  });

  describe('is the page with the link, when the link was pressed before our scripts ran', () => {
    const cameFrom = (referrer: string) => {
      vi.spyOn(document, 'referrer', 'get').mockReturnValue(referrer);
      return placeAfterSignUp({});
    };
    const { origin } = window.location;

    it.each([
      ['a page of this site', `${origin}/stocks/AAPL?chart=price`, '/stocks/AAPL?chart=price'],
      ['the front page', `${origin}/`, '/account'],
      ['the login page', `${origin}/login`, '/account'],
      ['another site', 'https://evil.test/stocks/AAPL', '/account'],
      ['a path that names another host', `${origin}//evil.test`, '/account'],
      ['no page', '', '/account'],
    ])('%s', (_, referrer, place) => {
      expect(cameFrom(referrer)).toBe(place);
    });

    it('unless a press was saved', () => {
      press('/stocks/MSFT', '<a href="/sign-up">x</a>');
      expect(cameFrom(`${origin}/stocks/AAPL`)).toBe('/stocks/MSFT');
    });
  });
});
