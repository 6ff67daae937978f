/** A round that takes commitments, as a page beside its headline shows it. */
export type OpenRound = { name: string; about: string; href: string; since: string; isSample: boolean };
