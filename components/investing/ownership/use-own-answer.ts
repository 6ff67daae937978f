import { useState } from 'react';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient, type Client } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { equalityContract, type OwnDescription } from '@/lib/contracts/investing/equality';

type Calls = Client<typeof equalityContract>;

const equalityClient = () => createClient(equalityContract, browserHttp());

/** The signed-in reader's self-description, with functions to change it. */
export function useOwnAnswer() {
  const result = useMemberData('equality-answer', equalityClient, (calls) => calls.mine(), { isPinned: true });
  const [said, setSaid] = useState({ text: '', isRefusal: false });

  async function change(act: (calls: Calls) => Promise<OwnDescription>, done: string) {
    if (result.isBusy) return;
    try {
      await result.change(act);
      setSaid({ text: done, isRefusal: false });
    } catch (error) {
      setSaid({ text: failureSentence(error), isRefusal: true });
    }
  }

  return { ...result, said, change };
}
