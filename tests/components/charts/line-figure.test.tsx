import { render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LineFigure } from '@/components/charts/line-figure';
import { lineDrawing } from '@/lib/content/line-drawing';
import { makeChart } from './chart-samples';

const drawing = lineDrawing(makeChart());
const figure = drawing ? <LineFigure title="Index" drawing={drawing} /> : null;

it('[B10] [B11] is a picture with words, a table and its source', () => {
  render(figure);
  expect(screen.getByRole('img')).toHaveAccessibleName(/^Index: 3 values 2023 to 2025, highest \$7 b in 2025/);
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual(['YearUS dollars', '2023$5 b', '2024$6 b', '2025$7 b']);
  expect(screen.getByText('Sample data')).toBeVisible();
  expect(screen.getByText(/^Sample data. Source: Seeded generator, as of 11\/20\/2026. Free./)).toBeVisible();
});

it('[U2] is whole on the server', () => {
  expect(renderToString(figure)).toMatch(/<path d="M[^"]+"/);
});
