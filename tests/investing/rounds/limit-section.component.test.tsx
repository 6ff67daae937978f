import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { LimitSection } from '@/components/investing/rounds/limit-section';

describe('the limit', () => {
  const type = async (income: string, netWorth: string) => {
    await userEvent.click(screen.getByRole('button', { name: 'Calculate my limit' }));
    await userEvent.type(await screen.findByLabelText('Annual income (USD)'), income);
    await userEvent.type(screen.getByLabelText(/Net worth/), netWorth);
  };

  it('[H3] shows the formula, what was invested already, and both readings where they differ', async () => {
    render(<LimitSection oursCents={150_000} />);
    await type('60,000', '80000');
    expect(screen.getByText('5% of that')).toBeVisible();
    await userEvent.type(screen.getByLabelText(/other portals/), '500');
    expect(screen.getByText('$2,000')).toBeVisible();
    expect(screen.getByText(/doesn’t lower your limit/)).toBeVisible();
    expect(screen.getByText(/amounts effective since 09\/20\/2022/)).toBeVisible();
  });

  it.each(['-5', '−$5,000'])('[H3] counts a net worth of %s as 0', async (netWorth) => {
    render(<LimitSection />);
    await type('60000', netWorth);
    expect(screen.getByText('Your 12-month limit').parentElement).toHaveTextContent('$3,000');
  });

  it('[H3] says what an amount looks like, at its field', async () => {
    render(<LimitSection />);
    await type('-60000', 'none');
    expect(screen.getByLabelText('Annual income (USD)')).toHaveAccessibleDescription(
      'Enter an amount in dollars, like 60,000',
    );
    expect(screen.getByLabelText(/Net worth/)).toHaveAccessibleDescription(/Enter an amount in dollars, like 60,000/);
    await userEvent.clear(screen.getByLabelText(/Net worth/));
    expect(screen.getAllByText('Enter an amount in dollars, like 60,000')).toHaveLength(1);
  });

  it('[H3] marks the cap, and sets no limit for accredited investors', async () => {
    render(<LimitSection />);
    await type('123999', '$5,000,000');
    expect(screen.getByText(/for a limit of \$250,000.*\$124,000\./)).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox'));
    expect(screen.getByText('No limit applies to accredited investors.')).toBeVisible();
  });
});
