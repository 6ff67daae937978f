import type { AccountKind } from '@/lib/contracts/accounts/accounts';

export type ModalName =
  | 'login'
  | 'sign-up'
  | 'forgot-password'
  | 'test-drive'
  | 'app-link'
  | 'single-signup'
  | 'prove-password'
  | 'continue-as-investor'
  | 'search';
/**
 * A modal's details: the account kind, the page to continue to, the typed email, the reason to sign up, and the pending
 * action.
 */
export type ModalDetails = {
  kind?: AccountKind;
  next?: string;
  email?: string;
  reason?: string;
  onProven?: () => void;
};
/** A closed entry stays in the stack until the next one opens, so that it can fade out. */
export type ModalEntry = { key: number; name: ModalName; details: ModalDetails; isOpen: boolean };

let entries: readonly ModalEntry[] = [];
let lastKey = 0;
const listeners = new Set<() => void>();

/** Opens a modal on top of the others; a modal that is already open stays where it is. */
export function openModal(name: ModalName, details: ModalDetails = {}) {
  if (find(name)) return;
  lastKey += 1;
  change([...entries.filter(({ isOpen }) => isOpen), { key: lastKey, name, details, isOpen: true }]);
}

export function closeModal(name: ModalName) {
  change(entries.map((entry) => (entry.name === name ? { ...entry, isOpen: false } : entry)));
}

/**
 * Replaces an open modal in the same window, so that the focus later returns to the original element. The new modal
 * gets the first one's details with `changes` applied.
 */
export function swapModal(from: ModalName, to: ModalName, changes: ModalDetails = {}) {
  const swap = (entry: ModalEntry) => ({ ...entry, name: to, details: { ...entry.details, ...changes } });
  if (find(to)) closeModal(from);
  else if (find(from)) change(entries.map((entry) => (entry.name === from && entry.isOpen ? swap(entry) : entry)));
  else openModal(to, changes);
}

export function closeAllModals() {
  if (entries.some(({ isOpen }) => isOpen)) change(entries.map((entry) => ({ ...entry, isOpen: false })));
}

export const modalStack = {
  read: () => entries,
  openNames: () => entries.filter(({ isOpen }) => isOpen).map(({ name }) => name),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

const find = (name: ModalName) => entries.find((entry) => entry.name === name && entry.isOpen);

function change(next: readonly ModalEntry[]) {
  entries = next;
  for (const listener of listeners) listener();
}
