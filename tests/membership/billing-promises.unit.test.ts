import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { billingPromises, proofKey } from '@/lib/content/membership/billing-promises';
import { readPromiseReport } from '@/lib/server/marketing/promise-report';
import { PromiseResults } from '@/tests/support/features/promise-results';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const proofs = billingPromises.flatMap((promise) => promise.proofs);

describe('[E13] the promises about payments', () => {
  it.each(proofs)('each have one test, which is not skipped: $title', ({ file, title }) => {
    const source = readFileSync(file, 'utf8').replaceAll(/\(\s+'/g, `('`);
    expect(source.split(`'${title}'`)).toHaveLength(2);
    expect(source).toMatch(new RegExp(`\\b(it|test)\\('${title.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}'`));
  });

  it.each(proofs)('say in words what is tested, without names of files: $title', ({ checks }) => {
    expect(checks).toMatch(/^[A-Z][^/[\]]+\.$/);
  });

  it('have a date when their test has passed, and none after it failed or was not run', () => {
    const root = temporaryFolder('promises');
    for (const name of ['components', 'lib', 'pages', 'public', 'styles']) writeFileSync(join(root, name), '');
    expect(readPromiseReport(root)).toEqual({});
    const [first, second] = proofs;
    if (!first || !second) throw new Error('There are no promises.');
    const run = (isPassed: boolean, at: string) => {
      const results = new PromiseResults();
      results.note(first, isPassed);
      results.note(second, true);
      results.note({ file: first.file, title: 'something else' }, true);
      results.write(root, new Date(at));
    };
    run(true, '2026-11-20T12:00:00Z');
    expect(Object.keys(readPromiseReport(root))).toEqual([first, second].map(proofKey));
    run(false, '2026-11-21T12:00:00Z');
    expect(readPromiseReport(root)).toMatchObject({ [proofKey(second)]: { at: '2026-11-21T12:00:00.000Z' } });
    expect(Object.keys(readPromiseReport(root))).toEqual([proofKey(second)]);
    writeFileSync(join(root, 'reports', 'billing-promises.json'), '{"half":');
    expect(readPromiseReport(root)).toEqual({});
  });
});
