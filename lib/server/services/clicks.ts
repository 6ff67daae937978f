import { agentFamily } from '@/lib/domain/agent-family';
import { randomId } from '@/lib/domain/ids';
import { plainPath } from '@/lib/domain/personal-text';
import { plainUtm } from '@/lib/domain/touches';
import { readUtm } from '@/lib/domain/utm';
import { now } from '../clock';
import { db } from '../db/pool';
import { log } from '../log';
import { insertClicks } from '../repositories/clicks';
import { isNoVisitor } from './automated';
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

/** A page never waits for its click: rows gather for a moment and are written together. More than this are not kept. */
const longest = 5000;
const pauseMs = 250;

let waiting: Noted[] = [];
let timer: NodeJS.Timeout | undefined;
let writing: Promise<void> = Promise.resolve();

/** Notes that a referral link was opened; costs the request nothing but this. */
export function noteClick(click: Click) {
  if (isNoVisitor(click) || waiting.length >= longest) return;
  waiting.push({ ...click, id: randomId(), at: now() });
  timer ??= setTimeout(() => void flushClicks(), pauseMs).unref();
}

/** Writes what is waiting. A database that is away keeps the clicks waiting, up to the bound. */
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
    log.warn({ err: error, clicks: batch.length }, 'clicks could not be written and wait');
    waiting = [...batch, ...waiting].slice(0, longest);
    timer ??= setTimeout(() => void flushClicks(), pauseMs * 20).unref();
  }
}

/** Of somebody who asks not to be followed only the click itself is kept. */
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
