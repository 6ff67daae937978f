import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { billingPromises, proofKey, type Proof } from '@/lib/content/membership/billing-promises';
import { buildFingerprint } from '@/lib/server/boot/build-fingerprint';
import { promiseReportPath, readPromiseReport } from '@/lib/server/marketing/promise-report';

const known = new Set(billingPromises.flatMap(({ proofs }) => proofs.map(proofKey)));

/** The results of the tests that verify billing guarantees, for one run. */
export class PromiseResults {
  private readonly ended = new Map<string, boolean>();

  note(proof: Proof, isPassed: boolean) {
    const key = proofKey(proof);
    // If two tests have the same name, both have to pass.
    if (known.has(key)) this.ended.set(key, isPassed && this.ended.get(key) !== false);
  }

  /** Merges the results into those of earlier runs; a failed test loses its entry. */
  write(root: string, at: Date) {
    if (this.ended.size === 0) return;
    const stamp = buildFingerprint(root);
    const failed = new Set([...this.ended].flatMap(([key, isPassed]) => (isPassed ? [] : [key])));
    const before = Object.entries(readPromiseReport(root)).filter(([key]) => known.has(key) && !failed.has(key));
    const passed = [...this.ended].flatMap(([key, isPassed]) =>
      isPassed ? [[key, { at: at.toISOString(), stamp }] as const] : [],
    );
    const path = promiseReportPath(root);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(`${path}.new`, JSON.stringify(Object.fromEntries([...before, ...passed]), null, 2));
    renameSync(`${path}.new`, path);
  }
}
