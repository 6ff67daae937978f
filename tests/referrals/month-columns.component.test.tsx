import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { MonthColumns } from '@/components/referrals/earnings/month-columns';
import type { Statement } from '@/lib/contracts/referrals/statements';

const statement = (month: string, earnedCents: number, reversedCents = 0): Statement => ({
  ...{ month, earnedCents, reversedCents },
  ...{ openingCents: 0, paidCents: 0, closingCents: 0, lines: 1 },
});

it('[A10] each month has its sum, and a column as high as its share of the highest', () => {
  const { container } = render(
    <MonthColumns
      statements={[statement('2026-11', 2_000, 400), statement('2026-10', 500, 800), statement('2026-08', 800)]}
    />,
  );
  expect(screen.getByRole('figure')).toHaveTextContent('Commissions earned per month, after reversals');
  expect(screen.getAllByRole('listitem').map(({ lastChild }) => lastChild?.textContent)).toEqual([
    ...['August 2026: $8.00', 'September 2026: $0.00', 'October 2026: −$3.00', 'November 2026: $16.00'],
  ]);
  expect([...container.querySelectorAll('svg')].map((one) => one.getAttribute('height'))).toEqual([
    ...['50%', '0%', '0%', '100%'],
  ]);
});

it('[A10] a single month, or months without a gain, are not drawn', () => {
  const { container, rerender } = render(<MonthColumns statements={[statement('2026-11', 2_000)]} />);
  expect(container).toBeEmptyDOMElement();
  rerender(<MonthColumns statements={[statement('2026-11', 0, 100), statement('2026-10', 0)]} />);
  expect(container).toBeEmptyDOMElement();
});
