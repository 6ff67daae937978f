export type BlockLink = {
  label: string;
  href: string;
  /** Replaces the link for signed-in members. */
  member?: { label: string; href: string };
};
