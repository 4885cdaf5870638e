import { failureOf } from '@comanda/api-client';
import { toasts } from '@comanda/web/toasts';
import { useEffect, useEffectEvent } from 'react';
import { useRefusalText } from './use-refusal-text';

/** Shows why an act was refused, once for each refusal; or `text`, for an act whose failure has words of its own. */
export function useRefusalToast(error: Error | null, text?: string): void {
  const refusalText = useRefusalText();
  const show = useEffectEvent((refused: Error) => {
    toasts.show({ message: text ?? refusalText(failureOf(refused)), tone: 'danger' });
  });
  useEffect(() => {
    if (error !== null) show(error);
  }, [error]);
}
