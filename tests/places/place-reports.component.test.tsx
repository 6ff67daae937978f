import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PlaceReports } from '@/components/places/place-reports';

const asOf = '2026-11-21T10:00:00.000Z';
const report = (id: string, day: string, meetsOn: string | null) => ({
  ...{ id, at: `${day}T09:00:00.000Z`, text: `What ${id} tells.`, meetsOn },
});

it('[I3] list upcoming meetings by date, the next one first, separately from past ones', () => {
  render(
    <PlaceReports
      asOf={asOf}
      reports={[
        report('later', '2026-11-20', '2026-12-24'),
        report('next', '2026-11-19', '2026-11-21'),
        report('past', '2026-11-01', '2026-11-20'),
        report('plain', '2026-10-01', null),
      ]}
    />,
  );
  const [toCome, past] = screen.getAllByRole('list');
  const lines = (list: HTMLElement) =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Coming up', 'Reported']);
  expect(lines(toCome!)).toEqual(['11/21/2026What next tells.', '12/24/2026What later tells.']);
  expect(lines(past!)).toEqual(['11/01/2026What past tells.', '10/01/2026What plain tells.']);
});

it('[I3] have no headings where there are only reports', () => {
  render(<PlaceReports asOf={asOf} reports={[report('plain', '2026-10-01', null)]} />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(screen.getByRole('listitem')).toHaveTextContent('10/01/2026');
});
