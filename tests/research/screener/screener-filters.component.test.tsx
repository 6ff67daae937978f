import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ScreenerPage } from '@/components/research/screener/screener-page';
import type { ScreenerProps } from '@/lib/server/research/screener/page-props/screener';
import { TestRouter } from '@/tests/components/router';
import { prepareDialogs } from './dialogs';
import { everything, map, props } from './screener-props';

prepareDialogs();

const show = (over: Partial<ScreenerProps> = {}) => {
  const onPush = vi.fn<(query: unknown) => void>();
  const page = (now: Partial<ScreenerProps>) => (
    <TestRouter pathname="/screener" onPush={onPush}>
      <ScreenerPage {...props} {...now} />
    </TestRouter>
  );
  const { rerender } = render(page(over));
  return { user: userEvent.setup(), onPush, arrive: (next: Partial<ScreenerProps>) => rerender(page(next)) };
};

describe('the filters of the screener', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('moves the focus from a removed filter to the next one, and from the last to the filters', async () => {
    const { user } = show({
      screen: { ...everything, bounds: { 'market-cap': { min: 10e9 }, 'pe-ratio': { max: 15 } } },
    });
    await user.click(screen.getByRole('link', { name: 'Remove Market cap from $10 b' }));
    expect(screen.getByRole('link', { name: 'Remove P/E up to 15' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Filters (2)')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Clear all filters' }));
    expect(screen.getByText('Filters (2)')).toHaveFocus();
  });

  it('names above the list what has no field, and every problem above the map', () => {
    const number = { field: 'pe-ratio-min', typed: 'abc', text: 'P/E min: enter a number.' };
    const unknown = { field: 'pe-max', typed: '', text: 'There is no filter “pe-max”.' };
    show({ problems: [number, unknown] });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toContain(unknown.text);
    expect(screen.getByText(number.text).closest('fieldset')).not.toBeNull();
    cleanup();
    show({ ...map, problems: [number, unknown] });
    for (const { text } of [number, unknown]) expect(screen.getByText(text).closest('li')).not.toBeNull();
  });

  it('folds an open panel when its filters are applied, with the focus on its button', async () => {
    const { user } = show();
    await user.click(screen.getByText('Filters'));
    await user.type(screen.getByLabelText('P/E, Max'), '20{Enter}');
    expect(screen.getByText('Filter stocks')).not.toBeVisible();
    // If the focus stayed in a hidden field, the browser would move it to the page.
    expect(screen.getByText('Filters')).toHaveFocus();
  });

  it('applies a sector as soon as it is chosen, and keeps the focus on it when the result arrives', async () => {
    const { user, onPush, arrive } = show();
    const sector = screen.getByRole('combobox', { name: 'Sector' });
    await user.selectOptions(sector, 'Robotics');
    expect(onPush.mock.calls).toEqual([[{ sector: 'robotics', columns: 'change,pe-ratio' }]]);
    sector.focus();
    arrive({ screen: { ...everything, sector: 'robotics' } });
    expect(screen.getByRole('combobox', { name: 'Sector' })).toHaveFocus();
    expect(sector).toHaveValue('robotics');
    // Another link cleared the filter.
    arrive({ screen: everything });
    expect(sector).toHaveValue('');
  });

  it('gives each panel a title and a button that closes it', async () => {
    const { user } = show();
    for (const [name, title] of [
      ['Filters', 'Filter stocks'],
      ['Columns (2)', 'Choose columns'],
    ] as const) {
      await user.click(screen.getByText(name));
      const top = screen.getByText(title).parentElement!;
      await user.click(within(top).getByRole('button', { name: 'Close' }));
      expect(screen.getByText(title)).not.toBeVisible();
      expect(screen.getByText(name)).toHaveFocus();
    }
  });

  it('opens the filters on a phone at the first invalid field', () => {
    const shown: Element[] = [];
    vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: true }));
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this);
    };
    const problem = (field: string) => ({ field, typed: 'abc', text: `${field}: enter a number.` });
    show({ problems: [problem('price-max'), problem('pe-ratio-min')] });
    expect(shown).toEqual([screen.getByLabelText('Price, Max')]);
  });
});
