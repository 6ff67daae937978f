import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { EarningsCalculator } from '@/components/referrals/earnings-calculator';
import { earningsView } from '@/lib/content/referrals/earnings-view';
import { earningsStatistics } from '@/lib/domain/referrals/earnings';

vi.mock('@/components/referrals/earnings-result', () => {
  throw new Error('The file is gone after a deployment.');
});

afterEach(() => vi.restoreAllMocks());

const earnings = earningsView(earningsStatistics([], '2026-11-21'));
const { total } = earnings.example;

it.each([
  [true, /^This part did not load/],
  [false, /^You’re offline/],
])('[U4] shows no old total when its code does not load, and says why (online: %s)', async (isOnline, reason) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  render(<EarningsCalculator earnings={earnings} />);
  expect(screen.getByRole('status')).toHaveTextContent(total.result);
  await userEvent.type(screen.getByLabelText(/Your referrals/), '7');
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.getByRole('status')).not.toHaveTextContent(total.result);
});
