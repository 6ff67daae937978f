import { z } from 'zod';
import { nameDisplays } from '@/lib/domain/shared/name-displays';
import { placeEvents, placeKinds, placeStates } from '@/lib/domain/places/places';
import { usStateCodes } from '@/lib/domain/shared/us-states';
import { defineContract } from '@/lib/contracts/shared/endpoint';
import { pageSize } from '@/lib/contracts/shared/fields';
import { report } from './place-report';

const instant = z.iso.datetime();
const count = z.number().int().nonnegative();

/** A place in the list. */
export const placeRow = z.object({
  kind: z.enum(placeKinds),
  slug: z.string(),
  name: z.string(),
  /** The town, for schools only. */
  town: z.string().nullable(),
  region: z.string(),
  country: z.string(),
  lat: z.number(),
  lon: z.number(),
  population: z.number().int().nullable(),
  state: z.enum(placeStates),
  waiting: count,
});
export type PlaceRow = z.infer<typeof placeRow>;

/** A place with all public data. */
export const placePage = placeRow.extend({
  /** The owner; `name` is null unless the owner chose to be named. */
  leader: z.object({ name: z.string().nullable(), since: instant, termEndsAt: instant, lapsesAt: instant }).nullable(),
  claimedAt: instant.nullable(),
  offeredUntil: instant.nullable(),
  /** The owner's reports. `meetsOn` is the day of the meeting that a report announces. */
  reports: z.array(z.object({ id: z.string(), at: instant, text: z.string(), meetsOn: z.iso.date().nullable() })),
  events: z.array(z.object({ at: instant, event: z.enum(placeEvents) })),
  asOf: instant,
});
export type PlacePage = z.infer<typeof placePage>;

/** The signed-in member's relation to a place. */
export const placeMemberStatus = z.object({
  claim: z
    .object({
      state: z.enum(['pending', 'held']),
      claimedAt: instant,
      decidedBy: instant,
      termEndsAt: instant.nullable(),
      lapsesAt: instant.nullable(),
      renewableFrom: instant.nullable(),
    })
    .nullable(),
  waiting: z.object({ position: z.number().int().positive(), offeredUntil: instant.nullable() }).nullable(),
  /** Whether the place can be claimed now; otherwise a claim joins the waiting list. */
  isOpen: z.boolean(),
  /** Number of places that the member owns or has claimed, including this one. */
  places: count,
});
export type PlaceMemberStatus = z.infer<typeof placeMemberStatus>;

const totals = z.object({ free: count, pending: count, held: count, lapsed: count });
const claimBody = z.object({ display: z.enum(nameDisplays) });
const kind = z.enum(placeKinds);

export const placesContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/places',
    access: 'public',
    summary: 'List cities by size or schools by name with their status, up to 100 per page.',
    query: z.object({
      kind,
      state: z.enum(placeStates).optional(),
      region: z.enum(usStateCodes).optional(),
      q: z.string().trim().max(80, 'Maximum length is 80').optional(),
      cursor: z
        .string()
        .regex(/^\d{1,9}$/, 'Use the cursor from the previous response')
        .optional(),
      limit: pageSize(100, 50),
    }),
    response: z.object({ items: z.array(placeRow), nextCursor: z.string().nullable(), total: count, asOf: instant }),
    sharedForS: 10,
  },
  map: {
    method: 'GET',
    path: '/api/places/map',
    access: 'public',
    summary: 'List the locations and status of the first 2,000 places of a kind.',
    query: z.object({ kind }),
    response: z.object({
      items: z.array(placeRow.pick({ slug: true, name: true, lat: true, lon: true, region: true, state: true })),
      asOf: instant,
    }),
    sharedForS: 60,
  },
  totals: {
    method: 'GET',
    path: '/api/places/totals',
    access: 'public',
    summary: 'Count cities and schools by state.',
    response: z.object({ cities: totals, schools: totals, asOf: instant }),
    sharedForS: 60,
  },
  read: {
    method: 'GET',
    path: '/api/places/:kind/:slug',
    access: 'public',
    summary: 'Get a place with its leader, waiting list, history and reports.',
    response: placePage,
    sharedForS: 10,
  },
  memberStatus: {
    method: 'GET',
    path: '/api/places/:kind/:slug/standing',
    access: 'member',
    summary: 'Get the member’s claim or waiting list position for a place.',
    response: placeMemberStatus,
  },
  claim: {
    method: 'PUT',
    path: '/api/places/:kind/:slug/claim',
    access: 'member',
    summary: 'Claim a place. If it is taken, the member joins the waiting list instead.',
    body: claimBody,
    response: placeMemberStatus,
  },
  withdraw: {
    method: 'DELETE',
    path: '/api/places/:kind/:slug/claim',
    access: 'member',
    summary: 'Give up a claim or a place.',
    response: placeMemberStatus,
  },
  renew: {
    method: 'POST',
    path: '/api/places/:kind/:slug/renewal',
    access: 'member',
    summary: 'Renew the term in its last 60 days.',
    response: placeMemberStatus,
  },
  wait: {
    method: 'PUT',
    path: '/api/places/:kind/:slug/waiting',
    access: 'member',
    summary: 'Join the waiting list of a taken place.',
    body: claimBody,
    response: placeMemberStatus,
  },
  leave: {
    method: 'DELETE',
    path: '/api/places/:kind/:slug/waiting',
    access: 'member',
    summary: 'Leave the waiting list or decline an offer.',
    response: placeMemberStatus,
  },
  report: {
    method: 'POST',
    path: '/api/places/:kind/:slug/reports',
    access: 'member',
    summary: 'Publish a report about the place the member leads.',
    body: z.object({ text: report, meetsOn: z.iso.date('Please choose a day').optional() }),
    response: placeMemberStatus,
  },
});
