import { useState } from 'react';
import { useNavigationType, useSearchParams } from 'react-router-dom';

/**
 * Stores the typed text in the address as `q` as well. The router updates late; a field that waited for it would lose
 * letters on a slow phone, so the address is read only on arrival and when the guest goes back or forth.
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
      // Other parameters, such as the restaurant, are kept.
      const rest = [...params].filter(([name]) => name !== 'q');
      setParams(next === '' ? rest : [...rest, ['q', next]], { replace: true });
    },
  ];
}
