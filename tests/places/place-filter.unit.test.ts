import { expect, it } from 'vitest';
import { filterFrom } from '@/lib/server/places/page-props/place-filter';

it.each([
  [{}, 1],
  [{ page: '9' }, 1],
  [{ cursor: '25', page: '2' }, 2],
  [{ cursor: '25' }, undefined],
  [{ cursor: '25', page: '0' }, undefined],
  [{ cursor: '25', page: 'x' }, undefined],
  [{ cursor: 'x', page: '2' }, 1],
])('[I2] the query %o is page %s of the list', (query, page) => {
  expect(filterFrom(query).page).toBe(page);
});
