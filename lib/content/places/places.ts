import { placePaths } from '@/lib/domain/places/place-paths';
import { placeRules, type PlaceKind } from '@/lib/domain/places/places';

export type PlaceKindCopy = {
  title: string;
  description: string;
  eyebrow: string;
  heading: string;
  lead: string;
  path: string;
  /** Column header. */
  column: string;
  one: string;
  many: string;
  source: string;
};

/** Year of the GeoNames list. Its population figures are from the 2010 census or a later estimate. */
export const populationYear = 2018;

/** Copy for each kind of place, sent as page data. */
export const placeKindCopy: Record<PlaceKind, PlaceKindCopy> = {
  cities: {
    title: 'Cities to lead',
    description:
      'Find an available city to lead. See every city on a map and in a list, with its status and waiting list.',
    eyebrow: 'Places',
    heading: 'Find your city.',
    lead: 'US cities by population. Available cities are free to claim: first come, first served.',
    path: placePaths.cities,
    column: 'Cities',
    one: 'city',
    many: 'cities',
    source: `US cities with 50,000 people or more. Source: GeoNames (geonames.org, CC BY 4.0), ${populationYear}.`,
  },
  schools: {
    title: 'Schools to lead',
    description:
      'Find an available university or college to lead. See every school on a map and in a list, with its status.',
    eyebrow: 'Places',
    heading: 'Find your school.',
    lead: 'US universities and colleges, by name. Available schools are free to claim: first come, first served.',
    path: placePaths.schools,
    column: 'Schools',
    one: 'school',
    many: 'schools',
    source: 'Schools are not affiliated with us. Town locations: GeoNames (geonames.org, CC BY 4.0).',
  },
};

export const placesPage = {
  title: 'Cities and schools to lead',
  description: 'Lead our community in a city or at a school. See what’s available and how to claim it.',
  eyebrow: 'Cities and schools',
  heading: 'Become a city or school owner.',
  lead: 'Owners lead our community in a city or at a school as volunteers. The title gives no property rights.',
  glance: {
    title: 'The role at a glance',
    facts: [
      { name: 'What is a place?', text: 'A larger US city, or a US university or college. Each has one owner.' },
      { name: 'What does an owner do?', text: 'Host meetups, answer questions and publish short reports.' },
      {
        name: 'What does an owner get?',
        text: 'The right to host official meetups, and a listing on the place’s page under the name they choose.',
      },
      { name: 'What does it cost?', text: 'Nothing. The role is free and unpaid.' },
      { name: 'How long does it last?', text: `${placeRules.termMonths} months. An owner can renew or step down.` },
    ],
  },
  states: {
    title: 'Availability',
    caption: 'Cities and schools by status',
    columns: { status: 'Status', meaning: 'Meaning' },
  },
  rulesTitle: 'FAQ',
} as const;

/** The rules of places. Their numbers come from the domain. */
export const placeRuleCopy: readonly { question: string; answer: string }[] = [
  {
    question: 'What does “own” mean?',
    answer:
      'You lead our community there as an unpaid volunteer for a term. The role gives you no rights to the city, the school or its name, and you can’t sell or transfer it.',
  },
  {
    question: 'Who can claim a place?',
    answer: `Any logged-in member. A school is for its students and staff, 18 or older. You can claim or lead up to ${placeRules.placesPerMember} places and join up to ${placeRules.waitingPerMember} waiting lists.`,
  },
  {
    question: 'Can I claim a borough or a neighborhood?',
    answer: 'No. It belongs to its city: Brooklyn and Queens are part of New York City, which has one owner.',
  },
  {
    question: 'What if two members claim at once?',
    answer: 'First come, first served. Later claims join the waiting list in order.',
  },
  {
    question: 'When is a claim confirmed?',
    answer: `We review each claim within ${placeRules.decisionDays} days. After that it is confirmed automatically.`,
  },
  {
    question: 'How long is a term?',
    answer: `${placeRules.termMonths} months. You can renew in the last ${placeRules.renewalDays} days, as often as you like.`,
  },
  {
    question: 'How do I keep my place?',
    answer: `Publish a short report at least every ${placeRules.silenceDays} days. We email you ${placeRules.warningDays} days before your place would lapse.`,
  },
  {
    question: 'How does the waiting list work?',
    answer: `When a place opens, we email the first member on the list. They have ${placeRules.offerDays} days to claim it, then the next member can.`,
  },
  {
    question: 'Can I step down?',
    answer: 'Yes, anytime on your place’s page. Your reports stay online without your name.',
  },
];
