import type { RoleName } from './team';

export type Claim = {
  id: string;
  /** The number or superlative in its context, as pages show it. */
  text: string;
  /** The pages that state it. */
  where: readonly string[];
  /** The basis, in one sentence for readers. */
  basis: string;
  /** Where to look up the basis: a document, a module or a measurement. */
  source: string;
  /** The role that owns the claim. */
  owner: RoleName;
  /** The claim must be reviewed by this day. */
  reviewBy: string;
};
