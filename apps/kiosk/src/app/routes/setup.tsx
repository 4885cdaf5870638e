import { useRestaurant } from '@comanda/ordering';
import { useReaderTest } from '@comanda/ordering/payment';
import { usePageTitle } from '@comanda/web/page';
import { useTranslation } from 'react-i18next';
import { useKioskPayment } from '#app/payment-provider';
import { readerStep } from '#app/reader-step';
import { useGo } from '#app/use-go';
import { ReaderScreen } from '#features/pay/reader-screen';
import { PinScreen } from '#features/setup/pin-screen';
import { SetupScreen } from '#features/setup/setup-screen';
import { type StaffVisit, useStaff } from '#features/setup/use-staff';
import { useKiosk } from '#shared/use-kiosk';

/** The settings of the kiosk, behind a PIN of the staff. Leaving them makes room for the next guest. */
export function SetupRoute() {
  const { t } = useTranslation();
  const { name } = useRestaurant();
  const { endGuest } = useKiosk();
  const visit = useStaff();
  usePageTitle(t('kiosk.setup.title'), name);
  return visit.staff === null ? (
    <PinScreen
      isBusy={visit.is_busy}
      fault={visit.fault}
      onEnter={visit.enter}
      onLeave={endGuest}
    />
  ) : (
    <OpenSetup visit={visit} />
  );
}

/** The settings, and in their place the reader while a test payment is made at it. */
function OpenSetup({ visit }: { readonly visit: StaffVisit }) {
  const { restaurant_id } = useRestaurant();
  const { endGuest } = useKiosk();
  const go = useGo();
  const { reader } = useKioskPayment();
  const test = useReaderTest({ client: visit.client, restaurant_id }, reader);
  const step = readerStep(test);
  function showFilms() {
    // They may run for hours, and a guest may have held the logo with an order.
    endGuest();
    go('videos');
  }
  // An outcome that nobody knows keeps no staff waiting: the server gives back whatever was taken.
  return step === null || test.flow.stage === 'checking' ? (
    <SetupScreen
      visit={visit}
      reader={reader}
      readerTest={test}
      onFilms={showFilms}
      onLeave={endGuest}
    />
  ) : (
    <ReaderScreen
      step={step}
      amount={test.amount}
      notice={reader?.notice ?? null}
      label={reader?.state().terminal?.label ?? null}
      isTest
      onCancel={test.canCancel ? () => void test.cancel() : null}
    />
  );
}
