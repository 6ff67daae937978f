import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { LineFigure } from '@/components/charts/lines/line-figure';
import { lineDrawing } from '@/lib/charts/line-drawing';
import { readCsv } from '@/tests/shared/read-csv';
import { everythingIsNear } from '@/tests/support/browser/near';
import { makeChart } from './chart-samples';

everythingIsNear();

const saved: { name: string; content: Blob }[] = [];
vi.mock('@/components/charts/frame/save-file', () => ({
  saveFile: (name: string, content: Blob) => saved.push({ name, content }),
}));

const drawing = lineDrawing(makeChart());
const figure = drawing ? <LineFigure name="robotics-index" title="Index" drawing={drawing} /> : null;

it('[B10] [B11] is a figure with a summary, a table and its source', () => {
  render(figure);
  expect(screen.getByRole('img')).toHaveAccessibleName(/^Index: 3 values 2023 to 2025, highest \$7 b in 2025/);
  expect(screen.getByText('High $7 b (2025), low $5 b (2023).')).toBeVisible();
  expect(screen.getByText('Show as table')).toBeVisible();
  const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
  expect(rows.map(({ textContent }) => textContent)).toEqual(['YearUS dollars', '2023$5 b', '2024$6 b', '2025$7 b']);
  expect(screen.getAllByText('Sample data')).toHaveLength(1);
  expect(screen.getByText(/As of 11\/20\/2026\./)).toHaveTextContent('Sample data As of 11/20/2026.');
});

it('[B10] states its unit once: the description replaces its line, the table keeps it', () => {
  render(drawing ? <LineFigure name="close" title="Close" description="In US dollars." drawing={drawing} /> : null);
  expect(screen.getAllByText('US dollars').map(({ tagName }) => tagName)).toEqual(['TH']);
});

it('[U2] is complete in the server’s HTML', () => {
  expect(renderToString(figure)).toMatch(/<path d="M[^"]+"/);
});

describe('a public line chart after hydration', () => {
  const spoken = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  it('[B10] is read by arrow keys, point by point, and left with Escape', async () => {
    render(figure);
    (await screen.findByRole('application', { name: 'Index' })).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(spoken()).toContain('2024: $6 b');
    await userEvent.keyboard('{End}');
    expect(spoken()).toContain('2025: $7 b');
    await userEvent.keyboard('{Escape}');
    expect(spoken()).not.toContain('2025: $7 b');
  });

  it('[B10] shows what a finger tapped until the focus moves, and what the mouse points at while it stays', async () => {
    render(figure);
    const plot = await screen.findByRole('application', { name: 'Index' });
    plot.getBoundingClientRect = () => new DOMRect(0, 0, 300, 200);
    const point = (keys: string, clientX: number) =>
      userEvent.pointer([{ keys, target: plot, coords: { clientX, clientY: 90 } }, { target: document.body }]);
    await point('[TouchA]', 150);
    fireEvent.pointerLeave(plot, { pointerType: 'touch' });
    expect(within(plot).getByText('2024')).toBeInTheDocument();
    act(() => plot.blur());
    expect(within(plot).queryByText('2024')).toBeNull();
    fireEvent.pointerMove(plot, { pointerType: 'mouse', clientX: 150 });
    expect(within(plot).getByText('2024')).toBeInTheDocument();
    fireEvent.pointerLeave(plot, { pointerType: 'mouse' });
    expect(within(plot).queryByText('2024')).toBeNull();
  });

  it('[B8] [B11] downloads its numbers with their source, and plays as sound', async () => {
    render(figure);
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV of Index' }));
    expect(saved.map(({ name }) => name)).toEqual(['robotics-index-2026-11-20-sample.csv']);
    const rows = readCsv((await saved[0]?.content.text()) ?? '');
    expect(rows).toContainEqual(['Source', 'Seeded generator']);
    expect(rows.slice(-3)).toEqual([
      ['2023', '5000000000'],
      ['2024', '6000000000'],
      ['2025', '7000000000'],
    ]);
    expect(screen.getByRole('button', { name: 'Download PNG of Index' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Listen to Index' })).toBeVisible();
  });

  it('names its subject in its files, which leave the page', async () => {
    render(drawing ? <LineFigure name="close" title="Index" subject="Robotics" drawing={drawing} /> : null);
    await userEvent.click(await screen.findByRole('button', { name: 'Download CSV of Robotics: Index' }));
    expect(readCsv((await saved.at(-1)?.content.text()) ?? '')).toContainEqual(['Title', 'Robotics: Index']);
  });
});
