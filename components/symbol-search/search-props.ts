import type { KeyboardEvent } from 'react';
import type { SymbolMatch } from '@/lib/contracts/research/symbols';

export type SymbolSearchProps = {
  label?: string;
  hint?: string | undefined;
  name?: string;
  defaultText?: string;
  /** The default text was typed into a plain field that this one replaces: it is searched right away. */
  isBegun?: boolean;
  maxLength?: number;
  isRequired?: boolean;
  onChoose: (match: Pick<SymbolMatch, 'ticker'>) => void;
  /** In a form, Enter submits the text unless an option is active; otherwise it picks the first hit. */
  isInForm?: boolean;
  /** Reset for the next one: the text is cleared once a stock is chosen. */
  clearsAfter?: boolean;
  /** The page sets the focus: suggestions wait for a click or a key. */
  startsClosed?: boolean;
  /** Stocks that are marked as selected. */
  selected?: readonly string[];
  onTyping?: () => void;
};

/** The list's state for the field: whether it is open, and the active option. */
export type ListState = { isListed: boolean; activeId: string | undefined };

/** The list's handlers for the field's keys and clicks, once its code is loaded. */
export type ListHandle = { open: () => void; close: () => void; onKeyDown: (event: KeyboardEvent) => void };
