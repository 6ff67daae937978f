import type { RoleName } from './team';

export type Claim = {
  id: string;
  /** The number or superlative in context, as shown on pages. */
  text: string;
  /** Paths of the pages that state the claim. */
  where: readonly string[];
  /** The basis of the claim in one sentence, for readers. */
  basis: string;
  /** Where the basis can be checked: a document, a module or a measurement. */
  source: string;
  /** The role responsible for the claim. */
  owner: RoleName;
  /** The day by which the claim must be reviewed. */
  reviewBy: string;
};
