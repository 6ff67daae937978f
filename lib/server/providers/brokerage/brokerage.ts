import type { DocumentFormat, DocumentType } from '@/lib/domain/brokerage/application/statuses';
import type { TransferDirection } from '@/lib/domain/brokerage/transfers';
import type { AlpacaAmendment } from './to-alpaca-amendment';
import type { AlpacaApplication } from './to-alpaca';

/** An account as the broker describes it. */
export type BrokerAccount = {
  id: string;
  /** The broker's status; an open set. */
  status: string;
  createdAt: Date;
  email: string | null;
  givenName: string | null;
  familyName: string | null;
  /** Codes of required documents. */
  needs: string[];
};

export type BrokerDocument = { type: DocumentType; format: DocumentFormat; bytes: Uint8Array };

/** A bank account that the broker may move money from and to. */
export type BankRelationship = { id: string; status: string; createdAt: Date | null };

/** A deposit or withdrawal as the broker describes it. */
export type BrokerTransfer = {
  id: string;
  relationshipId: string | null;
  direction: TransferDirection;
  amountCents: number;
  /** The broker's status; an open set. */
  status: string;
  /** Why it was rejected or returned, cleaned: one line of ASCII. */
  reason: string | null;
  createdAt: Date;
  /** Until then a completed deposit cannot be withdrawn. */
  holdUntil: Date | null;
};

/** A requested transfer. */
export type TransferOrder = Pick<BrokerTransfer, 'direction' | 'amountCents'> & { relationshipId: string };

/** Cash in cents; the withdrawable amount is rounded down. */
export type BrokerCash = { cashCents: number; withdrawableCents: number };

/** A change of a transfer's status, from the broker's event stream. */
export type TransferEvent = { id: string; transferId: string; status: string; reason: string | null };

/** Moving money. A call that may have reached the broker throws a `BrokerError` with the outcome 'unknown'. */
export type TransferCalls = {
  readCash(accountId: string): Promise<BrokerCash>;
  /** Not idempotent: the broker has no idempotency key for it. After an unknown outcome look the transfer up first. */
  createTransfer(accountId: string, order: TransferOrder): Promise<BrokerTransfer>;
  listTransfers(accountId: string): Promise<BrokerTransfer[]>;
  /** Requests cancellation; 'refused' when it is too late. */
  cancelTransfer(accountId: string, transferId: string): Promise<void>;
  /** Events of all accounts after one of them, as ULID, up to now; oldest first. */
  listTransferEvents(afterUlid: string): Promise<TransferEvent[]>;
};

/** The broker. Calls throw a `BrokerError`, which says whether the call may have had an effect. */
export type BrokerageProvider = TransferCalls & {
  /** Whether calls leave this machine. */
  isReal: boolean;
  /** Accepts sample identities only. */
  isSandbox: boolean;
  open(application: AlpacaApplication): Promise<BrokerAccount>;
  read(id: string): Promise<BrokerAccount | null>;
  /** Accounts with an email, compared exactly except for case. */
  findByEmail(email: string): Promise<BrokerAccount[]>;
  /** Changes details of an account that the broker has asked for. */
  amend(id: string, amendment: AlpacaAmendment): Promise<void>;
  sendDocument(id: string, document: BrokerDocument): Promise<void>;
  linkBank(id: string, processorToken: string): Promise<BankRelationship>;
  listBanks(id: string): Promise<BankRelationship[]>;
  unlinkBank(id: string, relationshipId: string): Promise<void>;
  /** Only in a simulation. */
  sample?: { advanceStep(accountId: string): Promise<boolean> };
};
