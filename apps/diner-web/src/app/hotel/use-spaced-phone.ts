import { useEffect, useState } from 'react';
import { spacedPhone } from './spaced-phone';

/** A number in groups, as soon as it is known how its country groups them. */
export function useSpacedPhone(phone_number: string): string {
  const [spaced, setSpaced] = useState(phone_number);
  useEffect(() => {
    let isWanted = true;
    spacedPhone(phone_number).then(
      (read) => isWanted && setSpaced(read),
      // It can be called all the same.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [phone_number]);
  return spaced;
}
