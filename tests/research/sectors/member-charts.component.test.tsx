import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemberCharts } from '@/components/research/sectors/charts/member-charts';
import { sectorChartRows } from '@/lib/content/research/sector-charts';
import { stubComingNear } from '@/tests/components/charts/coming-near';

const sought: Element[] = [];
const seek = vi.fn(function (this: Element) {
  sought.push(this);
});
Object.assign(Element.prototype, { scrollIntoView: seek });
beforeEach(() => {
  stubComingNear();
});
afterEach(() => {
  window.location.hash = '';
  sought.length = 0;
});

it('[B1][U1] each of a member’s charts can be led to by name, also by an address that is opened again', () => {
  window.location.hash = '#peg-ratio-by-year';
  const { container } = render(<MemberCharts slug="robotics" />);
  expect(sought).toEqual([screen.getByRole('region', { name: 'PEG ratio' })]);
  for (const { key } of sectorChartRows) expect(container.querySelectorAll(`#${key}`)).toHaveLength(1);
});

it('[U1] an address that names nothing, or another part, leaves the reader where they are', () => {
  for (const hash of ['', '#stocks', '#"]']) {
    window.location.hash = hash;
    render(<MemberCharts slug="robotics" />).unmount();
  }
  expect(sought).toEqual([]);
});
