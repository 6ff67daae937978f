import { render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { TradierReturnPage } from '@/components/brokerage/tradier/tradier-return-page';
import { tradierContract } from '@/lib/contracts/brokerage/tradier';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { TestRouter } from '@/tests/components/router';

describe('[F15] the return from Tradier', () => {
  const signIn = signingIn();
  const connection = { link: null, isOn: true, isSimulated: true };
  const open = (query: string) => {
    window.history.replaceState(null, '', `/account/tradier-return${query}`);
    render(
      <TestRouter pathname="/account/tradier-return">
        <TradierReturnPage />
      </TestRouter>,
    );
  };
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('sends code and state once, and removes them from the address', async () => {
    signIn();
    const sent = mockEndpoint(tradierContract.finish, connection);
    open('?code=c1&state=s1');
    expect(await screen.findByText('Your Tradier account is connected.')).toBeVisible();
    expect(sent.map(({ url }) => url.search)).toEqual(['?code=c1&state=s1']);
    expect(window.location.search).toBe('');
  });

  it.each([
    ['?error=access_denied&state=s1', /You declined access/],
    ['', /get a response from Tradier/],
  ])('explains a return with %j', async (query, sentence) => {
    signIn();
    const sent = mockEndpoint(tradierContract.finish, connection);
    open(query);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('says when the state was already used', async () => {
    signIn();
    mockEndpoint(tradierContract.finish, { status: 400, message: 'This came back a second time.' });
    open('?code=c1&state=s1');
    expect(await screen.findByText('This came back a second time.')).toBeVisible();
    expect(screen.getByText('Tradier is not connected')).toBeVisible();
  });
});
