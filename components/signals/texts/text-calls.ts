import type { Client } from '@/lib/client/http/create-client';
import type { OwnSignalTexts, signalTextsContract } from '@/lib/contracts/signals/signal-texts';

export type TextCalls = Client<typeof signalTextsContract>;

export type ChangeTexts = (act: (calls: TextCalls) => Promise<OwnSignalTexts>) => Promise<OwnSignalTexts>;
