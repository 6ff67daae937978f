import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

/** Moves the focus to the named chart with Tab, and returns what is announced after each key. */
export async function announcedByKeys(chart: string, keys: readonly string[]): Promise<(string | null)[]> {
  const user = userEvent.setup();
  const area = await screen.findByRole('application', { name: chart });
  await user.tab();
  expect(area).toHaveFocus();
  const announced = [];
  for (const key of keys) {
    await user.keyboard(`{${key}}`);
    announced.push(screen.getByRole('status').textContent);
  }
  return announced;
}
