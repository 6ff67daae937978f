import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { JumpBack, JumpList } from '@/components/blocks/jump-list';

it('[U1] a long page is a list of links into it, with a way back', () => {
  const { container } = render(
    <>
      <JumpList label="On this page" jumps={[{ anchor: 'stocks', label: 'Stocks' }]} />
      <JumpBack>Back to the list</JumpBack>
    </>,
  );
  const list = screen.getByRole('navigation', { name: 'On this page' });
  expect(within(list).getByRole('link', { name: 'Stocks' })).toHaveAttribute('href', '#stocks');
  const back = screen.getByRole('link', { name: 'Back to the list' }).getAttribute('href') ?? '';
  expect(container.querySelector(back)).toBe(list);
});
