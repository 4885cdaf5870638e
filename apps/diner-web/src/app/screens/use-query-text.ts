import { useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';

/**
 * What is typed, kept in the address as `q` as well. The router moves on when it finds the time; a field that waited for it
 * would lose letters on a slow phone, so the address is read only on arrival and where the guest goes back or forth.
 */
export function useQueryText(): readonly [string, (text: string) => void] {
  const [params, setParams] = useSearchParams();
  const move = useNavigationType();
  const inAddress = params.get('q') ?? '';
  const [text, setText] = useState(inAddress);
  const [read, setRead] = useState(inAddress);
  if (inAddress !== read) {
    setRead(inAddress);
    if (move === 'POP') setText(inAddress);
  }
  return [
    text,
    (next) => {
      setText(next);
      // What else the address says, such as which restaurant is meant, stays.
      const rest = [...params].filter(([name]) => name !== 'q');
      setParams(next === '' ? rest : [...rest, ['q', next]], { replace: true });
    },
  ];
}
