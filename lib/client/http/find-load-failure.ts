import type { LoadFailure } from '@/lib/content/shared/load-failures';

const timeLimitMs = 5_000;

/** Why code could not be loaded. After a deployment the server no longer has this page's build. */
export async function findLoadFailure(): Promise<LoadFailure> {
  if (!navigator.onLine) return 'offline';
  try {
    const { status } = await fetch(`/_next/static/${window.__NEXT_DATA__.buildId}/_buildManifest.js`, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeLimitMs),
    });
    return status === 404 ? 'updated' : 'failed';
  } catch {
    return 'failed';
  }
}
