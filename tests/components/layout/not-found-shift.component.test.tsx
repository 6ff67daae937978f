import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { NotFoundPage } from '@/components/layout/errors/not-found-page';
import { symbolsContract } from '@/lib/contracts/research/symbols';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const pages = [{ path: '/privacy', title: 'Privacy' }];
const sectors = [{ path: '/stock-insights-by-sector/robotics', title: 'Robotics stocks' }];

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the 404 page does not move while it loads', () => {
  it('[B3] keeps the place of the suggestions when there are none', async () => {
    mockEndpoint(symbolsContract.search, { items: [], nextCursor: null });
    window.history.replaceState(null, '', '/stocks/zzzz');
    render(<NotFoundPage pages={pages} sectors={sectors} />);
    const near = screen.getByRole('region', { name: 'Did you mean' });
    expect(await within(near).findByText('No suggestions for ZZZZ.')).toBeVisible();
  });

  it('[B3] hides what depends on the URL until the browser has read it', () => {
    const html = renderToString(<NotFoundPage pages={pages} sectors={sectors} />);
    const hidden = document.createElement('div');
    hidden.innerHTML = html;
    expect(hidden.querySelector('[class*="pending"]')).toHaveTextContent(/^Popular pages/);
    const { container } = render(<NotFoundPage pages={pages} sectors={sectors} />);
    expect(container.querySelector('[class*="pending"]')).toBeNull();
  });
});
