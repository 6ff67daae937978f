import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ServerErrorPage } from '@/components/layout/errors/server-error-page';
import { TestRouter } from '@/tests/components/router';

it('[U4] the page of a server error says what to do, and offers pages by what they are', () => {
  render(
    <TestRouter pathname="/500">
      <ServerErrorPage />
    </TestRouter>,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong on our side' })).toBeVisible();
  expect(screen.getByText(/Reload the page in a moment/)).toBeVisible();
  const links = screen.getAllByRole('listitem').map((item) => item.textContent.replace(/\W+$/, ''));
  expect(links).toEqual(['Browse sectors and stocks', 'View track record', 'Go to the home page', 'View plans']);
});
