/** Navigation of this tab. The app registers its router here, so that this module does not depend on Next.js. */
export type Navigator = { go: (path: string) => void; reload: () => void };

let current: Navigator = {
  go: (path) => window.location.assign(path),
  reload: () => window.location.reload(),
};

export function setNavigator(navigator: Navigator) {
  current = navigator;
}

export const goTo = (path: string) => current.go(path);
export const reload = () => current.reload();

export function scrollToTop() {
  window.scrollTo({ top: 0, behavior: isMotionReduced() ? 'instant' : 'smooth' });
}

const isMotionReduced = () => window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
