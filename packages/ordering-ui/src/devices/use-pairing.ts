import type { ApiClient, ApiFailure } from '@comanda/api-client';
import type { DeviceKind } from '@comanda/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

type PairingInput = {
  readonly client: ApiClient;
  readonly restaurant_id: string;
  readonly kind: DeviceKind;
  readonly onPaired: () => void;
};

type Pairing = {
  readonly isBusy: boolean;
  /** Why the last code was refused, in words. */
  readonly error: string | undefined;
  readonly onPair: (setup_code: string, name: string) => void;
};

/** Makes this browser a device of a restaurant by its setup code. */
export function usePairing({ client, restaurant_id, kind, onPaired }: PairingInput): Pairing {
  const { t } = useTranslation();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ApiFailure | null>(null);

  async function pair(setup_code: string, name: string) {
    setBusy(true);
    setFailure(null);
    const named = name === '' ? {} : { name };
    const paired = await client.pairDevice({ restaurant_id, setup_code, kind, ...named });
    setBusy(false);
    if (paired.ok) onPaired();
    else setFailure(paired.error);
  }
  function faultText(): string | undefined {
    if (failure === null) return undefined;
    return failure.kind === 'problem' ? t(`error.${failure.problem.code}`) : t('error.network');
  }
  return {
    isBusy,
    error: faultText(),
    onPair: (setup_code, name) => void pair(setup_code, name),
  };
}
