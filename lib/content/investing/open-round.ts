/** A round open for commitments, as shown next to a page's headline. */
export type OpenRound = { name: string; about: string; href: string; since: string; isSample: boolean };
