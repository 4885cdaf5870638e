import { useEffect, useState } from 'react';
import { useReadCampaigns } from './campaigns-provider';

/** Maximum wait for promotions. */
const CAMPAIGNS_TIMEOUT_MS = 1000;

/** Whether the restaurant's campaigns may come at any moment, and would move what is drawn without them. Once false it stays so. */
export function useAreCampaignsAwaited(): boolean {
  const { is_listing } = useReadCampaigns();
  const [isAwaited, setAwaited] = useState(is_listing);
  if (isAwaited && !is_listing) setAwaited(false);
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setAwaited(false), CAMPAIGNS_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  return isAwaited;
}
