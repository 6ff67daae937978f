import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Sparkline } from '@/components/charts/lines/sparkline';

describe('sparkline', () => {
  it('[U1] describes its line as text', () => {
    render(<Sparkline values={[1, 2]} summary="Rising, from 1 to 2" />);
    expect(screen.getByRole('img')).toHaveAccessibleName('Rising, from 1 to 2');
  });

  it('[U4] draws nothing without values', () => {
    const { container } = render(<Sparkline values={[]} summary="" />);
    expect(container).toBeEmptyDOMElement();
  });
});
