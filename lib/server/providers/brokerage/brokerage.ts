import type { DocumentFormat, DocumentType } from '@/lib/domain/application/statuses';
import type { AlpacaApplication } from './to-alpaca';

/** An account as the broker describes it. */
export type BrokerAccount = {
  id: string;
  /** The broker's word; open, it may invent some. */
  status: string;
  createdAt: Date;
  email: string | null;
  givenName: string | null;
  familyName: string | null;
  /** Codes of what it wants to see. */
  needs: string[];
};

export type BrokerDocument = { type: DocumentType; format: DocumentFormat; bytes: Uint8Array };

/** A bank account that the broker may move money from and to. */
export type BankRelationship = { id: string; status: string };

/**
 * The broker. Calls throw a `BrokerFault`, which says whether anything may have happened there.
 */
export type BrokerageProvider = {
  /** Whether anything leaves the house. */
  isReal: boolean;
  /** Only made-up identities are taken. */
  isSandbox: boolean;
  open(application: AlpacaApplication): Promise<BrokerAccount>;
  read(id: string): Promise<BrokerAccount | null>;
  /** Accounts under an email, which is compared exactly, whatever its case. */
  findByEmail(email: string): Promise<BrokerAccount[]>;
  sendDocument(id: string, document: BrokerDocument): Promise<void>;
  linkBank(id: string, processorToken: string): Promise<BankRelationship>;
  listBanks(id: string): Promise<BankRelationship[]>;
  unlinkBank(id: string, relationshipId: string): Promise<void>;
};
