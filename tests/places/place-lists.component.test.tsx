import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UniversityOwnerPage } from '@/components/marketing/pages/university-owner-page';
import { PlaceListPage } from '@/components/places/place-list-page';
import { PlacesPage } from '@/components/places/places-page';
import { universityOwner } from '@/lib/content/marketing/university-owner';
import { regionChoices } from '@/lib/content/places/place-names';
import { placeKindCopy } from '@/lib/content/places/places';
import type { PlaceRow } from '@/lib/contracts/places/places';
import { mapView } from '@/lib/server/places/page-props/place-map';

const asOf = '2026-11-21T10:00:00.000Z';
const chicago: PlaceRow = {
  kind: 'cities', slug: 'chicago-il', name: 'Chicago', town: null, region: 'IL', country: 'US', lat: 41.85,
  lon: -87.65, population: 2_720_546, state: 'free', waiting: 0,
}; // prettier-ignore
const totals = { free: 1, pending: 0, held: 1, lapsed: 0 };
const map = mapView(
  [chicago, { ...chicago, slug: 'boston-ma', name: 'Boston', state: 'held', lat: 42.36, lon: -71.06 }],
  true,
);

describe('the lists of places', () => {
  it('[I2] describe the map in text, and keep the search in a plain form', () => {
    render(
      <PlaceListPage copy={placeKindCopy.cities} regions={regionChoices} filter={{ q: 'chi', region: 'IL' }} items={[{ ...chicago, where: 'Illinois' }]} total={26} page={1} pages={2} nextCursor="7"
        totals={totals} map={map} shown="M1 1h0" asOf={asOf} />,
    ); // prettier-ignore
    expect(screen.getByRole('img', { name: /2 cities: 1 led, 0 claimed, 0 lapsed, 1 available/ })).toBeVisible();
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('method', 'get');
    expect(within(form).getByLabelText('Search by name')).toHaveValue('chi');
    expect(within(form).getByLabelText('State')).toHaveValue('IL');
    expect(screen.getByRole('link', { name: 'Chicago' })).toHaveAttribute('href', '/places/cities/chicago-il');
    expect(screen.getByRole('link', { name: /Next page/ })).toHaveAttribute(
      'href',
      '/places/cities?q=chi&region=IL&cursor=7&page=2#list',
    );
    expect(screen.getByText('Page 1 of 2')).toBeVisible();
    expect(screen.queryByRole('link', { name: /First page/ })).toBeNull();
  });

  it('[I2] link from a later page to the first, with the same filters, and name a page only where it is known', () => {
    const list = { copy: placeKindCopy.cities, regions: regionChoices, filter: { q: 'chi' }, total: 60, pages: 3, nextCursor: null, totals, map, shown: '', asOf }; // prettier-ignore
    const items = [0, 19].map((waiting) => ({ ...chicago, slug: `a${waiting}`, waiting, where: 'Illinois' }));
    const { rerender } = render(<PlaceListPage {...list} items={items} page={3} />);
    expect(screen.getByText('Page 3 of 3')).toBeVisible();
    expect(screen.getByRole('link', { name: /First page/ })).toHaveAttribute('href', '/places/cities?q=chi#list');
    expect(screen.queryByRole('link', { name: /Next page/ })).toBeNull();
    const table = within(screen.getByRole('table'));
    expect(table.getByText('0').className).toContain('empty');
    expect(table.getByText('19').className).not.toContain('empty');
    rerender(<PlaceListPage {...list} items={items} page={null} />);
    expect(screen.queryByText(/^Page /)).toBeNull();
    expect(screen.getByRole('link', { name: /First page/ })).toBeVisible();
  });

  it('[U4] say when nothing matches', () => {
    render(
      <PlaceListPage copy={placeKindCopy.cities} regions={regionChoices} filter={{ q: 'zzz' }} items={[]} total={0} page={1} pages={0} nextCursor={null} totals={totals}
        map={map} shown="" asOf={asOf} />,
    ); // prettier-ignore
    expect(screen.getByText('No cities found')).toBeVisible();
  });
});

describe('the overview of places', () => {
  it('[I2] explain ownership as a role and list every rule', () => {
    render(<PlacesPage totals={{ cities: totals, schools: totals }} map={map} asOf={asOf} />);
    expect(screen.getByText(/The role gives you no rights to the city/)).toBeInTheDocument();
    expect(screen.getByText('What if two members claim at once?')).toBeVisible();
  });

  it('[I2] say what an owner does, gets and pays, and how many places of each status there are', () => {
    const schools = { free: 696, pending: 2, held: 0, lapsed: 1 };
    render(<PlacesPage totals={{ cities: totals, schools }} map={map} asOf={asOf} />);
    expect(screen.getByText('Nothing. The role is free and unpaid.')).toBeVisible();
    expect(screen.getByText('1 of 2 cities and 696 of 699 schools are available.')).toBeVisible();
    const rows = within(screen.getByRole('table', { name: 'Cities and schools by status' })).getAllByRole('row');
    expect(
      rows.slice(1).map((row) =>
        within(row)
          .getAllByRole('cell')
          .slice(-2)
          .map((cell) => cell.textContent),
      ),
    ).toEqual([
      ['1', '696'],
      ['0', '2'],
      ['1', '0'],
      ['0', '1'],
    ]);
  });

  it('[I2] name the same rule for schools in the FAQ and on the page for school owners', () => {
    render(<PlacesPage totals={null} map={null} asOf={null} />);
    expect(
      screen.getByText(/^Any logged-in member\. A school is for its students and staff, 18 or older\./),
    ).toBeInTheDocument();
    render(<UniversityOwnerPage page={universityOwner} path="/" />);
    expect(screen.getByText('Who can apply').nextElementSibling).toHaveTextContent(
      'Members who are students or staff, 18 or older',
    );
  });
});
