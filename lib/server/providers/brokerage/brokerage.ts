import type { DocumentFormat, DocumentType } from '@/lib/domain/brokerage/application/statuses';
import type { TransferDirection } from '@/lib/domain/brokerage/transfers';
import type { AlpacaAmendment } from './to-alpaca-amendment';
import type { AlpacaApplication } from './to-alpaca';

/** An account as the broker describes it. */
export type BrokerAccount = {
  id: string;
  /** The broker's status; not an enum, because the broker may add statuses. */
  status: string;
  createdAt: Date;
  email: string | null;
  givenName: string | null;
  familyName: string | null;
  /** Codes of required documents. */
  needs: string[];
};

export type BrokerDocument = { type: DocumentType; format: DocumentFormat; bytes: Uint8Array };

/** A bank account that the broker may transfer money to and from. */
export type BankRelationship = { id: string; status: string; createdAt: Date | null };

/** A deposit or withdrawal as the broker describes it. */
export type BrokerTransfer = {
  id: string;
  relationshipId: string | null;
  direction: TransferDirection;
  amountCents: number;
  /** The broker's status; not an enum, because the broker may add statuses. */
  status: string;
  /** Why it was rejected or returned, reduced to one line of ASCII. */
  reason: string | null;
  createdAt: Date;
  /** Until when a completed deposit cannot be withdrawn. */
  holdUntil: Date | null;
};

/** A request for a transfer. */
export type TransferOrder = Pick<BrokerTransfer, 'direction' | 'amountCents'> & { relationshipId: string };

/** Cash in cents; both amounts are rounded down. */
export type BrokerCash = { cashCents: number; withdrawableCents: number };

/** A change of a transfer's status, from the broker's event stream. */
export type TransferEvent = { id: string; transferId: string; status: string; reason: string | null };

/**
 * Transfers of money. A request that may have reached the broker rejects with a `BrokerError` whose outcome is
 * 'unknown'.
 */
export type TransferCalls = {
  readCash(accountId: string): Promise<BrokerCash>;
  /**
   * Not idempotent, because the broker has no idempotency key for it. After an unknown outcome, look the transfer up
   * first.
   */
  createTransfer(accountId: string, order: TransferOrder): Promise<BrokerTransfer>;
  listTransfers(accountId: string): Promise<BrokerTransfer[]>;
  /** Requests the cancellation. Rejects with the outcome 'refused' if it is too late. */
  cancelTransfer(accountId: string, transferId: string): Promise<void>;
  /** Events of all accounts after a ULID and up to now, oldest first. */
  listTransferEvents(afterUlid: string): Promise<TransferEvent[]>;
};

/** The broker. Requests reject with a `BrokerError`, which says whether they may have had an effect. */
export type BrokerageProvider = TransferCalls & {
  /** Whether requests leave this machine. */
  isReal: boolean;
  /** Whether only sample identities are accepted. */
  isSandbox: boolean;
  open(application: AlpacaApplication): Promise<BrokerAccount>;
  read(id: string): Promise<BrokerAccount | null>;
  /** Accounts with this email address, ignoring case. */
  findByEmail(email: string): Promise<BrokerAccount[]>;
  /** Updates details of an account as requested by the broker. */
  amend(id: string, amendment: AlpacaAmendment): Promise<void>;
  sendDocument(id: string, document: BrokerDocument): Promise<void>;
  linkBank(id: string, processorToken: string): Promise<BankRelationship>;
  listBanks(id: string): Promise<BankRelationship[]>;
  unlinkBank(id: string, relationshipId: string): Promise<void>;
  /** Only in a simulation. */
  sample?: { advanceStep(accountId: string): Promise<boolean> };
};
