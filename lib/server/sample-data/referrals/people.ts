import { holdReasons } from '@/lib/content/referrals/hold-reasons';

type SamplePerson = {
  name: string;
  firstName: string;
  lastName: string;
  /** Days before the sample was created. */
  joined: number;
  /** The person whose link they used to sign up. */
  by?: string;
};

/** The sample's ambassador, the people of three levels below, and two others. */
export const samplePeople: readonly SamplePerson[] = [
  { name: 'ambassador', firstName: 'Robin', lastName: 'Sample', joined: 140 },
  { name: 'other', firstName: 'Quinn', lastName: 'Sample', joined: 139 },
  { name: 'alex', firstName: 'Alex', lastName: 'Moss', joined: 122, by: 'ambassador' },
  { name: 'bea', firstName: 'Bea', lastName: 'Ito', joined: 104 },
  { name: 'carl', firstName: 'Carl', lastName: 'Reyes', joined: 96, by: 'ambassador' },
  { name: 'dana', firstName: 'Dana', lastName: 'Okoro', joined: 75, by: 'ambassador' },
  { name: 'eli', firstName: 'Eli', lastName: 'Novak', joined: 61, by: 'ambassador' },
  { name: 'fern', firstName: 'Fern', lastName: 'Diaz', joined: 44, by: 'ambassador' },
  { name: 'gus', firstName: 'Gus', lastName: 'Lind', joined: 33, by: 'ambassador' },
  { name: 'hana', firstName: 'Hana', lastName: 'Kim', joined: 16, by: 'ambassador' },
  { name: 'ivan', firstName: 'Ivan', lastName: 'Petit', joined: 6, by: 'ambassador' },
  { name: 'june', firstName: 'June', lastName: 'Abbot', joined: 72, by: 'alex' },
  { name: 'kofi', firstName: 'Kofi', lastName: 'Brand', joined: 58, by: 'alex' },
  { name: 'lena', firstName: 'Lena', lastName: 'Cho', joined: 41, by: 'bea' },
  { name: 'mark', firstName: 'Mark', lastName: 'Dunn', joined: 20, by: 'june' },
  { name: 'nora', firstName: 'Nora', lastName: 'Engel', joined: 50 },
];

type SampleSale = {
  payer: string;
  /** Days before the sample was created; one payment each. */
  paid: readonly number[];
  /** The owner of a code that was entered at checkout. */
  code?: string;
  cents?: number;
  refund?: { after: number; share: number };
  dispute?: { after: number };
  hold?: { after: number; reason: string };
  /** Whether the payment is for something other than a subscription. */
  isOther?: boolean;
  /** Whether the payer opened the ambassador's link only before subscribing, long after sign-up. */
  isLateClick?: boolean;
};

/** Covers each state of a commission, and sales without a commission. */
export const sampleSales: readonly SampleSale[] = [
  { payer: 'alex', paid: [110, 80, 50, 20] },
  { payer: 'bea', code: 'ambassador', paid: [95, 65, 35, 5] },
  { payer: 'carl', paid: [70], refund: { after: 2, share: 1 } },
  { payer: 'dana', paid: [66, 36, 7], cents: 1_000 },
  { payer: 'eli', paid: [45], cents: 19_997, refund: { after: 5, share: 0.4 } },
  { payer: 'fern', paid: [26], dispute: { after: 6 } },
  { payer: 'gus', paid: [21], hold: { after: 1, reason: holdReasons['same-card'] } },
  { payer: 'hana', paid: [14], cents: 0 },
  { payer: 'ivan', code: 'other', paid: [4] },
  { payer: 'june', paid: [60, 31, 1] },
  { payer: 'lena', paid: [39], cents: 20_000 },
  { payer: 'mark', paid: [15] },
  { payer: 'nora', paid: [12], isLateClick: true },
  { payer: 'alex', paid: [10], isOther: true },
];
