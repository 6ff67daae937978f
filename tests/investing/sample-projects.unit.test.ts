import { expect, it } from 'vitest';
import { sampleProjects } from '@/lib/server/sample-data/projects';

it.each(sampleProjects)(
  '[H10] $slug explains its budget and a missed goal, and leaves the sample mark to the page',
  (sample) => {
    expect(`${sample.title} ${sample.summary} ${sample.updates.join(' ')}`).not.toMatch(/sample|fictional/i);
    expect(sample.text.split('\n\n').length).toBeGreaterThan(1);
    expect(sample.text).toContain('If the goal is not reached, ');
  },
);
