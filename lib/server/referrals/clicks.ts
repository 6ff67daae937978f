import { agentFamily } from '@/lib/domain/visits/agent-family';
import { randomId } from '@/lib/domain/shared/ids';
import { plainPath } from '@/lib/domain/shared/text/personal-text';
import { plainUtm } from '@/lib/domain/visits/touches';
import { readUtm } from '@/lib/domain/visits/utm';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { log } from '@/lib/server/platform/log/log';
import { insertClicks } from './clicks-repository';
import { isExcludedFromAnalytics } from '@/lib/server/platform/http/excluded-visits';
import { visitorKey } from './visitor-key';

export type Click = {
  code: string;
  path: string;
  query: URLSearchParams;
  ip: string;
  userAgent: string;
  purpose: string;
  isPrivate: boolean;
};
type Noted = Click & { id: string; at: Date };

/** Max buffered clicks. Clicks are buffered and inserted in batches, so that no page waits for the insert. */
const longest = 5000;
const pauseMs = 250;

let waiting: Noted[] = [];
let timer: NodeJS.Timeout | undefined;
let writing: Promise<void> = Promise.resolve();

/** Buffers a click on a referral link. Automated requests are ignored; clicks are dropped while the buffer is full. */
export function recordClick(click: Click) {
  if (isExcludedFromAnalytics(click) || waiting.length >= longest) return;
  waiting.push({ ...click, id: randomId(), at: now() });
  timer ??= setTimeout(() => void flushClicks(), pauseMs).unref();
}

/** Writes the buffered clicks. If the write fails, they stay buffered, up to the limit, and are retried. */
export function flushClicks(): Promise<void> {
  clearTimeout(timer);
  timer = undefined;
  writing = writing.then(write);
  return writing;
}

async function write() {
  const batch = waiting;
  waiting = [];
  if (batch.length === 0) return;
  try {
    await insertClicks(db(), await Promise.all(batch.map(toRow)));
  } catch (error) {
    log.warn({ err: error, clicks: batch.length }, 'could not write clicks; will retry');
    waiting = [...batch, ...waiting].slice(0, longest);
    timer ??= setTimeout(() => void flushClicks(), pauseMs * 20).unref();
  }
}

/** For visitors who opted out of tracking, the row has neither a visitor key nor UTM parameters. */
async function toRow({ id, at, code, path, query, ip, userAgent, isPrivate }: Noted) {
  return {
    id,
    at,
    code,
    path: plainPath(path),
    utm: isPrivate ? {} : plainUtm(readUtm(query)),
    visitorKey: isPrivate ? null : await visitorKey(ip, userAgent, at),
    agent: agentFamily(userAgent),
  };
}
