import type { KeyboardEvent } from 'react';
import type { SymbolMatch } from '@/lib/contracts/research/symbols';

export type SymbolSearchProps = {
  label?: string;
  hint?: string | undefined;
  name?: string;
  defaultText?: string;
  /** The default text was typed into the plain field that this one replaces, so it is searched right away. */
  isBegun?: boolean;
  maxLength?: number;
  isRequired?: boolean;
  onChoose: (match: Pick<SymbolMatch, 'ticker'>) => void;
  /** In a form, Enter submits the text unless an option is active; otherwise it selects the first result. */
  isInForm?: boolean;
  /** Clears the text once a stock is selected, ready for the next one. */
  clearsAfter?: boolean;
  /** The page focuses the field itself, so suggestions wait for a click or a key. */
  initiallyClosed?: boolean;
  /** The tickers of stocks that are marked as selected. */
  selected?: readonly string[];
  onTyping?: () => void;
};

/** The list's state for the field: whether it is open, and the active option's id. */
export type ListState = { isListed: boolean; activeId: string | undefined };

/** The list's handlers for the field's keys and clicks, available once its code loads. */
export type ListHandle = { open: () => void; close: () => void; onKeyDown: (event: KeyboardEvent) => void };
