import { useRestaurant } from '@comanda/ordering';
import { usePageTitle } from '@comanda/web/page';
import { useTranslation } from 'react-i18next';
import { useGo } from '#app/use-go';
import { PinScreen } from '#features/setup/pin-screen';
import { SetupScreen } from '#features/setup/setup-screen';
import { useStaff } from '#features/setup/use-staff';
import { useKiosk } from '#shared/use-kiosk';

/** The settings of the kiosk, behind a PIN of the staff. Leaving them makes room for the next guest. */
export function SetupRoute() {
  const { t } = useTranslation();
  const { name } = useRestaurant();
  const { endGuest } = useKiosk();
  const go = useGo();
  const visit = useStaff();
  usePageTitle(t('kiosk.setup.title'), name);
  function showFilms() {
    // They may run for hours, and a guest may have held the logo with an order.
    endGuest();
    go('videos');
  }
  return visit.staff === null ? (
    <PinScreen
      isBusy={visit.is_busy}
      fault={visit.fault}
      onEnter={visit.enter}
      onLeave={endGuest}
    />
  ) : (
    <SetupScreen visit={visit} onFilms={showFilms} onLeave={endGuest} />
  );
}
