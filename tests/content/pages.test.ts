import { describe, expect, it } from 'vitest';
import { home } from '@/lib/content/home';
import { landing2024 } from '@/lib/content/landing-2024';
import { plannedPages } from '@/lib/content/pages';

const rows = Object.values(plannedPages);
const every = [...rows, home, landing2024];

describe('the pages that are not built yet', () => {
  it.each(['title', 'description'] as const)('[S1] [I9] each have a %s of their own', (part) => {
    expect(new Set(every.map((page) => page[part])).size).toBe(every.length);
  });

  it('[S1] have an address of their own, in the form of its route', () => {
    expect(new Set(rows.map(({ path }) => path)).size).toBe(rows.length);
    for (const { path } of rows) expect(path).toMatch(/^\/[a-z[\]/-]+$/);
  });

  it.each(rows)('[S1] say honestly what will be there, and lead on: $path', ({ text, description, path, action }) => {
    expect(text).toMatch(/\b(not|No|Nothing|None|none|still being)\b/);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(action.href).not.toBe(path);
  });
});
