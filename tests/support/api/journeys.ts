import { randomId } from '@/lib/domain/shared/ids';
import { addTouch, toTouch, type Attribution } from '@/lib/domain/visits/touches';
import { db } from '@/lib/server/platform/db/pool';
import { accounts } from '@/lib/server/platform/db/schema/accounts';
import { analyticsEvents } from '@/lib/server/platform/db/schema/operation';
import { seededRandom } from '@/lib/domain/shared/random';
import { insertTouches } from '@/lib/server/visits/attribution-repository';

/** The visits of one browser in chronological order, and the day on which its owner signed up. */
export type Journey = { uniqueId: string; visits: Visit[]; signedUpOn: string | undefined };
type Visit = { day: string; source: string | undefined; isCampaign: boolean; pages: string[] };

const pages = ['/', '/ambassador', '/investor', '/options-signals', '/sign-up', '/blog'] as const;
const sources = ['letter', 'poster', 'news.example', 'search.example', undefined, undefined] as const;

/** Generates visits in January and February 2026; the result is deterministic. */
export function makeJourneys(count: number): Journey[] {
  const random = seededRandom(2026);
  return Array.from({ length: count }, () => {
    const days = random.shuffle(Array.from({ length: 59 }, (_, day) => day)).slice(0, random.between(1, 4));
    const visits = days
      .sort((a, b) => a - b)
      .map((day) => {
        const source = random.pick(sources);
        return {
          day: new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
          source,
          isCampaign: source !== undefined && !source.includes('.'),
          pages: Array.from({ length: random.between(1, 5) }, () => random.pick(pages) as string),
        };
      });
    const last = visits.at(-1);
    const joins = last?.pages.includes('/sign-up') === true && random.between(1, 2) === 1;
    return { uniqueId: randomId(), visits, signedUpOn: joins ? last.day : undefined };
  });
}

/** Stores the journeys in the form in which the site records them. */
export async function tell(journeys: Journey[]) {
  await db().insert(analyticsEvents).values(journeys.flatMap(eventsOf));
  for (const journey of journeys) if (journey.signedUpOn) await signUp(journey, journey.signedUpOn);
}

const at = (day: string, minute: number) => new Date(Date.parse(`${day}T10:00:00Z`) + minute * 60_000);

const eventsOf = ({ uniqueId, visits }: Journey) =>
  visits.flatMap(({ day, source, isCampaign, pages: seen }) => {
    const sessionId = randomId();
    return seen.map((path, place) => ({
      at: at(day, place),
      name: place === 0 ? 'arrival' : 'page_view',
      path,
      sessionId,
      uniqueId,
      referrer: place === 0 && source && !isCampaign ? source : null,
      utm: place === 0 && source && isCampaign ? { utm_source: source } : null,
    }));
  });

async function signUp({ uniqueId, visits }: Journey, day: string) {
  const id = randomId();
  const createdAt = at(day, 30);
  await db().insert(accounts).values({
    id, kind: 'user', email: `${id}@example.test`, emailKey: `${id}@example.test`.toLowerCase(), passwordHash: 'x',
    firstName: 'Ann', lastName: 'Lee', uniqueId, createdAt,
  }); // prettier-ignore
  await db()
    .insert(analyticsEvents)
    .values({ at: createdAt, name: 'sign_up', path: '', detail: 'user', uniqueId, dedupeKey: `sign_up:${id}` });
  let attribution: Attribution | undefined;
  for (const visit of visits) attribution = addTouch(attribution, touchOf(visit));
  await insertTouches(db(), { kind: 'account', id }, attribution);
}

const touchOf = ({ day, source, isCampaign, pages: seen }: Visit) =>
  toTouch({
    at: at(day, 0).toISOString(),
    path: seen[0] ?? '/',
    search: source && isCampaign ? `?utm_source=${source}` : '',
    referrer: source && !isCampaign ? `https://${source}/page` : '',
    host: 'site.example',
  });
