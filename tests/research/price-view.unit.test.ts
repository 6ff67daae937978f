import { describe, expect, it } from 'vitest';
import { priceViewFrom, priceViewQuery } from '@/lib/domain/research/price-view';

const besides = ['SPY', 'median', 'MSFT'];
const standard = { range: '1y', look: 'line', beside: '' };

describe('the view of a price chart in a URL', () => {
  it('[B3] [B10] is read from range, type and with', () => {
    expect(priceViewFrom({ range: '5y', type: 'candles', with: 'MSFT' }, besides)).toEqual({
      range: '5y',
      look: 'candles',
      beside: 'MSFT',
    });
  });

  it.each([
    {},
    { range: '', type: '', with: '' },
    // Supported by the API, but not offered as a button.
    { range: '3y' },
    { range: '5Y', type: 'bars', with: 'ZZZZ' },
    { range: ['5y', '1m'], type: ['candles'], with: ['SPY'] },
  ])('[B3] [U4] is the standard one for %j', (query) => {
    expect(priceViewFrom(query, besides)).toEqual(standard);
  });

  it('[B3] compares with nothing that this stock’s chart does not offer', () => {
    expect(priceViewFrom({ with: 'median' }, ['SPY']).beside).toBe('');
  });

  it('[B3] is written without what is standard, and keeps the rest of the URL', () => {
    const others = { ticker: 'AAPL', utm_source: 'mail' };
    expect(priceViewQuery({ range: '1y', look: 'line', beside: '' }, { ...others, range: '5y', with: 'SPY' })).toEqual(
      others,
    );
    expect(priceViewQuery({ range: 'ytd', look: 'candles', beside: 'median' }, { ...others, type: 'bars' })).toEqual({
      ...others,
      range: 'ytd',
      type: 'candles',
      with: 'median',
    });
  });
});
