import { expect, it, vi } from 'vitest';
import { refusePersonalLines } from '@/tests/support/api/personal-lines';

it('[R67] throws in tests when a line names a personal key, however deep', () => {
  const write = vi.fn<(...line: unknown[]) => void>();
  const watched = { debug: write, info: write, warn: write, error: write, fatal: write };
  const takeRefused = refusePersonalLines(watched);
  expect(() => watched.info({ form: [{ email: 'ann@example.test' }] }, 'x')).toThrow('names email');
  expect(() => watched.error({ err: new Error('x'), tax_id: '900-12-3456' }, 'x')).toThrow('names tax_id');
  expect(write).not.toHaveBeenCalled();
  expect(takeRefused()).toEqual(['email', 'tax_id']);
  watched.warn({ err: Object.assign(new Error('x'), { email: 'kept out by the serializer' }), status: 400 }, 'x');
  expect(write).toHaveBeenCalledOnce();
  expect(takeRefused()).toEqual([]);
});
