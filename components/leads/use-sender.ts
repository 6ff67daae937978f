import { useEffect, useState } from 'react';
import { loadClient } from '@/lib/client/http/load-calls';
import { useSessionUser } from '@/lib/client/session/session';

/** The form's maximum name length. A member's first and last name together may be longer. */
const nameLimit = 60;

/** The signed-in member's name and email by field name. Empty for visitors, and if loading fails. */
export function useSender(): Readonly<Record<string, string>> {
  const user = useSessionUser();
  const id = user?.id;
  const [sender, setSender] = useState<Record<string, string>>({});

  useEffect(() => {
    if (id === undefined) return;
    let isCurrent = true;
    loadClient(({ myAccountContract }) => myAccountContract)
      .then((calls) => calls.read())
      .then(
        ({ firstName, lastName, email }) => {
          if (isCurrent) setSender({ name: `${firstName} ${lastName}`.slice(0, nameLimit).trim(), email });
        },
        () => undefined,
      );
    return () => {
      isCurrent = false;
    };
  }, [id]);

  return id === undefined ? {} : sender;
}
