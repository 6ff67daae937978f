import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { SortControl } from '@/components/ui/tables/sort-control';

it('[U2] the sorting on phones offers what can be sorted, and names and reverses the direction', async () => {
  const onSort = vi.fn();
  const columns = [
    { key: 'name', header: 'Name' },
    { key: 'chart', header: 'Chart', isUnsorted: true },
    { key: 'price', header: 'Price' },
  ] as const;
  const { rerender } = render(
    <SortControl columns={columns} sort={{ key: 'name', direction: 'asc' }} onSort={onSort} />,
  );
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Name', 'Price']);
  await userEvent.selectOptions(screen.getByLabelText('Sort by'), 'Price');
  expect(onSort).toHaveBeenLastCalledWith('price');
  expect(screen.getByRole('button', { name: 'Ascending' })).toHaveTextContent('↑');
  await userEvent.click(screen.getByRole('button', { name: 'Ascending' }));
  expect(onSort).toHaveBeenLastCalledWith('name');
  rerender(<SortControl columns={columns} sort={{ key: 'price', direction: 'desc' }} onSort={onSort} />);
  expect(screen.getByRole('button', { name: 'Descending' })).toHaveTextContent('↓');
  expect(screen.getByLabelText('Sort by')).toHaveValue('price');
});
