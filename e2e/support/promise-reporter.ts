import { join, relative } from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { PromiseResults } from '@/tests/support/features/promise-results';

const root = join(import.meta.dirname, '../..');

/** Records which billing guarantees the browser tests verified. */
export default class PromiseReporter implements Reporter {
  private readonly results = new PromiseResults();

  onTestEnd(test: TestCase, { status }: TestResult) {
    if (status === 'skipped') return;
    this.results.note({ file: relative(root, test.location.file), title: test.title }, status === 'passed');
  }

  onEnd() {
    this.results.write(root, new Date());
  }
}
