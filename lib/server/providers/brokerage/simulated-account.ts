import type { AlpacaAnswer, AlpacaRequest } from './alpaca-wire';
import type { Step } from './simulated-ach';
import type { Course } from './simulated-course';

export type SimulatedTransfer = {
  id: string;
  relationshipId: string;
  direction: 'INCOMING' | 'OUTGOING';
  cents: number;
  steps: Step[];
  holdUntil?: string;
};

/** A stored account. Of the tax id, only the outcome that it selects is stored. */
export type SimulatedAccount = {
  id: string;
  createdAt: string;
  email: string;
  givenName: string;
  familyName: string;
  course: Course;
  /** `at` is missing in data of earlier versions. */
  banks: { id: string; status: string; at?: string }[];
  /** Missing in data of earlier versions. */
  transfers?: SimulatedTransfer[];
};

/** The result, and the account to store if it changed. */
export type Changed<T> = { result: T; account?: SimulatedAccount };

export type Change = Changed<AlpacaAnswer>;

/** A route of the simulated API: path, method and handler. */
export type SimulatedRoute = [RegExp, string, (request: AlpacaRequest, parts: string[]) => Promise<AlpacaAnswer>];
