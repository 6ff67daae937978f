import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { JumpList } from '@/components/blocks/jump-list';

it('[U1] a long page has a list of links to its sections', () => {
  render(<JumpList label="On this page" jumps={[{ anchor: 'stocks', label: 'Stocks' }]} />);
  const list = screen.getByRole('navigation', { name: 'On this page' });
  expect(within(list).getByRole('link', { name: 'Stocks' })).toHaveAttribute('href', '#stocks');
});
