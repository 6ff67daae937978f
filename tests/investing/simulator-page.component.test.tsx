import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SimulatorPage } from '@/components/investing/ownership/simulator-page';
import { simulatorPage } from '@/lib/content/investing/simulator';
import { eventually } from '@/tests/support/eventually';

const router = {
  isReady: true,
  query: {} as Record<string, string>,
  pathname: '/cap-table/simulator',
  replace: vi.fn(),
};
vi.mock('next/router', () => ({ useRouter: () => router }));

beforeEach(() => {
  router.query = {};
  router.replace.mockReset();
});

const show = () => render(<SimulatorPage copy={simulatorPage} />);
const exits = () => screen.getByRole('table', { name: simulatorPage.exits.caption });

describe('the simulator page', () => {
  it('[H11] says that most startups lose their investors’ money before it shows a figure, and the first exit is zero', () => {
    show();
    const warning = screen.getByText(simulatorPage.warning.title);
    expect(warning.compareDocumentPosition(exits()) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    const [, first] = within(exits()).getAllByRole('row');
    expect(first).toHaveTextContent(/^\$0 \(shutdown\).*0\.00×$/);
  });

  it('[H11] recalculates on each change and keeps it in the URL', async () => {
    show();
    const field = screen.getByLabelText('Round size');
    await userEvent.clear(field);
    await userEvent.type(field, '$4,000,000');
    expect(within(exits()).getByRole('rowheader', { name: '$12 m' })).toBeVisible();
    await eventually(() =>
      expect(router.replace).toHaveBeenLastCalledWith(
        { pathname: router.pathname, query: { round: '4000000' } }, undefined, { shallow: true, scroll: false },
      ),
    ); // prettier-ignore
    await userEvent.click(screen.getByRole('button', { name: simulatorPage.reset }));
    expect(field).toHaveValue('$2,000,000');
  });

  it('[H11] opens with the values of the URL', () => {
    router.query = { exit: '90000000', target: 'x' };
    show();
    expect(screen.getByLabelText('Exit value')).toHaveValue('$90,000,000');
    expect(screen.getByLabelText('Option pool after')).toHaveValue('12%');
    expect(screen.getByLabelText('Liquidation preference')).toHaveValue('1×');
  });

  it('[U6] keeps invalid input as typed, with a message, and says when terms do not add up', async () => {
    show();
    const field = screen.getByLabelText('Option pool after');
    await userEvent.clear(field);
    await userEvent.type(field, 'ten');
    expect(field).toHaveValue('ten');
    expect(field).toHaveAccessibleDescription(expect.stringContaining('Enter a number from 0% to 90%.'));
    await userEvent.clear(field);
    await userEvent.type(field, '90');
    expect(screen.getByText(simulatorPage.impossible.title)).toBeVisible();
  });
});
