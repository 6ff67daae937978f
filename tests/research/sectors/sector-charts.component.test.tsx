import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SectorCharts } from '@/components/research/sectors/charts/sector-charts';
import { modalStack, closeAllModals } from '@/components/modals/modal-stack';
import { sectorCopy } from '@/lib/content/research/sectors';
import { sectorChartRows, sectorsChartRows } from '@/lib/content/research/sector-charts';
import { sectorCharts, sectorsCharts } from '@/lib/domain/research/research';

describe('the eleven charts', () => {
  it('[B1][S1] have a row for each chart of the API, each with its own copy', () => {
    expect(sectorChartRows.map(({ key }) => key).toSorted()).toEqual([...sectorCharts].toSorted());
    expect(sectorsChartRows.map(({ key }) => key).toSorted()).toEqual([...sectorsCharts].toSorted());
    for (const part of ['title', 'text', 'tells'] as const)
      expect(new Set(sectorChartRows.map((row) => row[part])).size, part).toBe(11);
  });

  it('[B1][P6] show visitors what each contains, with one way to see them all, and fetch nothing', () => {
    render(<SectorCharts isSample={false} copy={sectorCopy.charts} slug="robotics" teasers={sectorChartRows} />);
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(11);
    const kindOf = (title: string) => screen.getByRole('heading', { name: title }).closest('li')?.dataset.kind;
    expect(['Revenue', 'PEG ratio', 'Analyst ratings', 'Index forecast', 'Price targets'].map(kindOf)).toEqual([
      'bar',
      'line',
      'stacked',
      'band',
      'dot-range',
    ]);
    expect(screen.getByRole('link', { name: 'Unlock free' })).toHaveAttribute(
      'href',
      '/sign-up?from=%2Fstock-insights-by-sector%2Frobotics',
    );
    screen.getByRole('link', { name: 'Log in' }).click();
    expect(modalStack.openNames()).toEqual(['login']);
    closeAllModals();
  });
});
