import { expect, it } from 'vitest';
import { sampleProjects } from '@/lib/server/sample-data/projects';

it.each(sampleProjects)('[H10] $slug is marked as a sample, and explains its budget and a missed goal', (sample) => {
  expect(sample.title).toMatch(/^Sample: /);
  expect(sample.summary).toMatch(/^A fictional project: /);
  expect(sample.text.split('\n\n').length).toBeGreaterThan(1);
  expect(sample.text).toContain('If the goal is not reached, ');
});
