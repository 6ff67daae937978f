import { beforeEach, describe, expect, it } from 'vitest';
import { savedScreens } from '@/components/research/screener/saved-screens-store';

const names = () => savedScreens.read().map(({ name }) => name);
const save = (name: string, query = 'pe-ratio-max=15') => savedScreens.save({ name, query });

describe('the saved screens of a browser', () => {
  beforeEach(() => {
    for (const name of names()) savedScreens.remove(name);
  });

  it('replace one of the same name, which moves to the end', () => {
    save('Cheap');
    save('Large', 'market-cap-min=100b');
    save('Cheap', 'pe-ratio-max=10');
    expect(savedScreens.read()).toEqual([
      { name: 'Large', query: 'market-cap-min=100b' },
      { name: 'Cheap', query: 'pe-ratio-max=10' },
    ]);
  });

  it('are twenty at most: the oldest goes', () => {
    for (let at = 1; at <= 21; at += 1) save(`Screen ${at}`);
    expect(names()).toHaveLength(20);
    expect([names()[0], names().at(-1)]).toEqual(['Screen 2', 'Screen 21']);
  });

  it('are removed by name, and an empty list leaves nothing stored', () => {
    save('Cheap');
    save('Large');
    savedScreens.remove('Cheap');
    expect(names()).toEqual(['Large']);
    savedScreens.remove('Large');
    expect(localStorage.getItem('savedScreens')).toBeNull();
  });
});
