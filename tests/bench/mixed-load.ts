type Session = { token: string; refreshToken: string };

const pages = ['/', '/options-signals', '/sign-up', '/2024', '/ambassador', '/api/docs', '/nothing-here'];
const reads = ['/api/trades', '/api/trades?variant=live', '/api/openapi.json', '/api/readyz'];
type Answer = { call: string; status: number; ms: number };

const password = 'correct horse battery staple';

/**
 * Simulates visitors who read, and some who register, log in again and log out. A 5xx stops it with an error, unless
 * `onAnswer` receives the status and duration in ms of every response.
 */
export function startMixedLoad(url: string, visitors: number, onAnswer = refuseServerErrors) {
  let calls = 0;
  let isOver = false;
  const run = Math.random().toString(36).slice(2);

  async function call(method: string, path: string, { body, token }: { body?: object; token?: string } = {}) {
    const startedAt = performance.now();
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await answer.text();
    calls += 1;
    onAnswer({ call: `${method} ${path}`, status: answer.status, ms: performance.now() - startedAt });
    return { text, isDone: answer.ok };
  }

  async function join(email: string) {
    const form = { email, password, firstName: 'Ann', lastName: 'Lee' };
    await call('PUT', '/api/users/register', { body: form });
    const login = await call('POST', '/api/users/login', { body: form });
    if (!login.isDone) return;
    const session = JSON.parse(login.text) as Session;
    await call('GET', '/api/users/profile', { token: session.token });
    await call('PUT', '/api/users/searches', { token: session.token, body: { search: 'AAPL' } });
    await call('POST', '/api/auth/refresh', { body: { refreshToken: session.refreshToken } });
    await call('POST', '/api/auth/logout', { token: session.token, body: {} });
    await call('POST', '/api/users/login', { body: { email, password: 'a wrong guess' } });
  }

  async function visit(visitor: number) {
    for (let round = 0; !isOver; round += 1) {
      for (const path of [...pages, ...reads]) await call('GET', path);
      if (round % 5 === 0) await join(`soak-${run}-${visitor}-${round}@example.test`);
    }
  }

  const done = Promise.all(Array.from({ length: visitors }, (_, visitor) => visit(visitor)));
  // Awaited in stop; until then a rejection must not count as unhandled.
  done.catch(() => undefined);
  return { calls: () => calls, stop: () => ((isOver = true), done) };
}

function refuseServerErrors({ call, status }: Answer) {
  if (status >= 500) throw new Error(`${call} answered ${status}`);
}
