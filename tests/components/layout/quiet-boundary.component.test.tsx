import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { QuietBoundary } from '@/components/layout/errors/quiet-boundary';

function Broken(): never {
  throw new Error('Loading chunk 7 failed.');
}

it('[U4] keeps the page when an optional part of it fails', () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  render(
    <>
      <p>The page.</p>
      <QuietBoundary>
        <Broken />
      </QuietBoundary>
    </>,
  );
  expect(screen.getByText('The page.')).toBeInTheDocument();
  expect(String(report.mock.calls)).toContain('Loading chunk 7 failed.');
  report.mockClear();
});
