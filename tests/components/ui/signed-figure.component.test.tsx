import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SignedFigure } from '@/components/ui/tables/signed-figure';

describe('a gain or a loss', () => {
  it.each([
    [2.5, '2.5%', 'up 2.5%'],
    [-0.06, '0.1%', 'down 0.1%'],
  ])('has a mark and a word: %s', (change, text, words) => {
    const { container } = render(
      <SignedFigure of={change} hasMark>
        {text}
      </SignedFigure>,
    );
    expect(container.firstElementChild).toHaveTextContent(new RegExp(`^[▲▼]${words}$`));
  });

  it.each([
    [-0.04, '0.0%'],
    [0.04, '0.0%'],
    [-0.4, '$0'],
    [0, '0.0%'],
  ])('is neutral when it rounds to zero: %s as %s', (change, text) => {
    render(
      <SignedFigure of={change} hasMark>
        {text}
      </SignedFigure>,
    );
    expect(screen.getByText(text)).not.toHaveAttribute('class');
    expect(screen.queryByText(/▲|▼|up|down/)).toBeNull();
  });
});
