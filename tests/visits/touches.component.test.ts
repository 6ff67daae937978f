import { afterEach, describe, expect, it, vi } from 'vitest';
import { saveTouch, readTouches } from '@/lib/client/visits/touches';

const arrive = (search: string, referrer = '') =>
  saveTouch({ at: new Date().toISOString(), path: '/', search, referrer, host: 'site.example' });

afterEach(() => vi.useRealTimers());

describe('[I4] touches', () => {
  it('are not changed by a direct visit', () => {
    arrive('?utm_source=letter');
    arrive('');
    arrive('', 'https://site.example/other');
    expect(readTouches()?.last.utm).toEqual({ utm_source: 'letter' });
  });

  it('include a direct visit as the first when it was', () => {
    arrive('');
    arrive('', 'https://news.example/story?id=7');
    expect(readTouches()?.first).not.toHaveProperty('referrer');
    expect(readTouches()?.last.referrer).toBe('news.example');
  });

  it('are forgotten after 365 days', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    arrive('?utm_source=letter');
    vi.setSystemTime(Date.now() + 365 * 86_400_000 - 1000);
    expect(readTouches()).toBeDefined();
    vi.setSystemTime(Date.now() + 2000);
    expect(readTouches()).toBeUndefined();
    arrive('?utm_source=new');
    expect(readTouches()?.first.utm).toEqual({ utm_source: 'new' });
  });

  it.each(['{', 'null', '[]', '{"first":1}', '{"first":{},"last":{}}', 'x'.repeat(9000)])(
    'with %j in the storage cause no error',
    (text) => {
      localStorage.setItem('touches', text);
      expect(readTouches()).toBeUndefined();
    },
  );
});
