import type { Language } from '@comanda/contracts';
import { changeLanguage } from '@comanda/i18n';
import { useLanguage } from '@comanda/i18n/react';
import { OrderingProvider, type OrderingPolicy } from '@comanda/ordering';
import { RestaurantFrame } from '@comanda/ordering-ui/restaurant-frame';
import { keepForOffline } from '@comanda/web/device';
import { useQueryClient } from '@tanstack/react-query';
import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SpokenScreen } from '#features/access/spoken-screen';
import { KeyboardDock } from '#features/keyboard/keyboard-dock';
import { useClients } from '#shared/clients';
import { changeDeviceSettings, useDeviceSettings } from '#shared/device-settings';
import { type Kiosk, KioskContext } from '#shared/use-kiosk';
import { useReport } from '#shared/use-report';
import { readVisit } from '#shared/visit';
import { Heartbeat } from './heartbeat';
import { EmbeddedReset } from './embedded-reset';
import { GuestWatch } from './guest-watch';
import { KioskBoundary } from './kiosk-boundary';
import { kioskClient } from './kiosk-client';
import { LateSender } from './late-sender';
import { NoKiosk } from './no-kiosk';
import { endpointInPath, startPath } from './paths';
import { PaymentProvider } from './payment-provider';
import { Room } from './room';
import { forgetQueries } from './forget-queries';
import { forgetGuest } from './forget-guest';

const POLICY: Partial<OrderingPolicy> = {
  quantity: { at_minimum: 'keep' },
  section_type: 'KIOSK',
  is_delivery_offered: false,
  is_later_offered: false,
};

/** The kiosk of the restaurant that the address names, else of the one that it belonged to last. */
export function KioskFrame() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const { endpoint: known } = useDeviceSettings();
  const endpoint = endpointInPath(pathname) ?? query.get('restaurant') ?? known;
  return endpoint === null ? <NoKiosk /> : <RestaurantKiosk key={endpoint} endpoint={endpoint} />;
}

/** One restaurant's kiosk, with an order of its own for each guest. */
function RestaurantKiosk({ endpoint }: { readonly endpoint: string }) {
  const { guest: client } = useClients();
  const { i18n } = useTranslation();
  const language = useLanguage();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const report = useReport();
  const guests = useMemo(
    () => kioskClient(client, { tableTent: () => readVisit().table_tent, storage: guestStorage() }),
    [client],
  );
  const [guest, setGuest] = useState(() => ({ nth: 0, client: guests.next() }));
  const endings = useRef<(() => void)[]>([]);
  useEffect(() => {
    for (const end of endings.current.splice(0)) end();
  }, [guest.nth]);
  const kiosk = useMemo<Kiosk>(
    () => ({
      endpoint,
      endGuest() {
        guest.client.leave();
        forgetGuest();
        void navigate(startPath(endpoint), { replace: true });
        // All that the last guest chose goes with the provider that held it. The router changes pages in a transition: with the
        // old page still there, an empty order would lead elsewhere.
        startTransition(() => setGuest(({ nth }) => ({ nth: nth + 1, client: guests.next() })));
        endings.current.push(forgetQueries(queryClient));
      },
    }),
    [endpoint, guest.client, guests, navigate, queryClient],
  );
  function onKnown(own: Language) {
    // Each guest begins in the restaurant's language, on whichever page.
    changeLanguage(i18n, own).catch((cause: unknown) => reportError(cause));
    changeDeviceSettings({ endpoint });
    keepForOffline('kiosk', ['/kiosk', startPath(endpoint)]);
  }

  return (
    <KioskContext value={kiosk}>
      <OrderingProvider
        key={guest.nth}
        client={guest.client}
        endpoint={endpoint}
        language={language}
        policy={POLICY}
        storage={guestStorage()}
      >
        <RestaurantFrame>
          <KioskBoundary>
            <Room>
              <PaymentProvider>
                <GuestWatch onKnown={onKnown}>
                  <Outlet />
                  <KeyboardDock />
                  <SpokenScreen onNoVoice={(detail) => report('missing_voice', detail)} />
                  <LateSender />
                  <Heartbeat />
                  <EmbeddedReset />
                </GuestWatch>
              </PaymentProvider>
            </Room>
          </KioskBoundary>
        </RestaurantFrame>
      </OrderingProvider>
    </KioskContext>
  );
}

/** Where a guest's order outlives a crash of the page, and no restart of the kiosk. */
function guestStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
